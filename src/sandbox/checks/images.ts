import { ownEntry } from '#engine/values/ownEntry.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';
import type { Member } from '#sandbox/model/state.ts';

/** Whether these are keys of uploaded pictures, and none is that of another member. A visitor's picture is nobody's. */
export const areOwnImages = ({ state }: SandboxContext, member: Member | null, images: readonly string[]): boolean =>
  images.every((image) => ['', member?.id].includes(ownEntry(state.images, image) ?? '?'));
