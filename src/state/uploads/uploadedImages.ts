import { KEY_LIFE_MS } from '#engine/constants.ts';
import { readSessionJson, writeSession } from '#platform/browser/storage.ts';

interface Upload {
  /** SHA-256 of the member's id and of the file. */
  image: string;
  imageId: string;
  /** When it was uploaded, epoch ms of the platform. */
  at: number;
}

/** More than a member's open writes name; the oldest are dropped first. */
const MOST = 30;

/**
 * The pictures that members have uploaded in this tab, kept beside `pendingWrites`: a write that is sent again under its key has to
 * be the same request, and a picture that is uploaded again gets another id.
 */
export const uploadedImages = {
  find: (image: string, now: number): string | null =>
    stored().find((one) => one.image === image && Math.abs(now - one.at) < KEY_LIFE_MS)?.imageId ?? null,
  keep: (upload: Upload): void => store([...stored().filter(({ image }) => image !== upload.image), upload].slice(-MOST)),
  forget: (imageIds: readonly string[]): void => store(stored().filter(({ imageId }) => !imageIds.includes(imageId))),
};

const store = (uploads: readonly Upload[]): void =>
  writeSession({ uploadedImages: uploads.length === 0 ? null : JSON.stringify(uploads) });

/** Storage may have been edited. */
function stored(): Upload[] {
  const kept = readSessionJson('uploadedImages');
  return Array.isArray(kept) ? kept.filter(isUpload) : [];
}

function isUpload(value: unknown): value is Upload {
  if (typeof value !== 'object' || value === null) return false;
  const { image, imageId, at } = value as Partial<Record<keyof Upload, unknown>>;
  return typeof image === 'string' && typeof imageId === 'string' && Number.isFinite(at);
}
