import { useRef, useState } from 'react';
import { sha256Hex } from '#platform/browser/digest.ts';
import { CallError } from '#platform/errors/callError.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';
import { useDraft } from '#state/drafts/draft.ts';
import type { Portal } from '#state/portal/portal.ts';
import { type ImageFault, imageLimits, readImage, type ReadImage } from './readImage.ts';
import { uploadedImages } from './uploadedImages.ts';

/** A chosen picture: its preview, and the platform's key once uploaded. */
export interface ChosenImage extends ReadImage {
  name: string;
  /** `data:` address of the preview. */
  preview: string;
  imageId: string | null;
}

export interface ImageChoice {
  images: readonly ChosenImage[];
  /** Why the last file was rejected. */
  fault: ImageFault | null;
  add: (files: readonly File[]) => Promise<void>;
  remove: (index: number) => void;
  clear: () => void;
  /** Uploads the remaining pictures; returns the keys of all, or why one was refused. */
  upload: (portal: Portal) => Promise<{ ids: string[] } | { refused: MessageText }>;
}

const none: readonly ChosenImage[] = [];

/** Up to three pictures, each uploaded once on submit. `name` separates forms whose pictures survive a session. */
export function useImageChoice(name: string): ImageChoice {
  const [images, setImages] = useDraft(`images:${name}`, none);
  const [fault, setFault] = useState<ImageFault | null>(null);
  const named = useRef<readonly string[]>([]);

  return {
    images,
    fault,
    async add(files) {
      const room = imageLimits.count - images.length;
      let found: ImageFault | null = files.length > room ? 'errors:too_many_images' : null;
      const taken: ChosenImage[] = [];
      for (const file of files.slice(0, room)) {
        const read = await readImage(file);
        if (typeof read === 'string') found = read;
        else {
          const preview = `data:${read.mediaType};base64,${read.data}`;
          taken.push({ ...read, name: file.name, preview, imageId: null });
        }
      }
      setFault(found);
      setImages((known) => [...known, ...taken].slice(0, imageLimits.count));
    },
    remove(index) {
      setFault(null);
      setImages((known) => known.filter((_, at) => at !== index));
    },
    clear() {
      setFault(null);
      setImages(none);
      // the write that names them has ended
      uploadedImages.forget(named.current);
    },
    async upload(portal) {
      const ids: string[] = [];
      for (const image of images) {
        const sent = image.imageId ?? (await uploadOnce(portal, image));
        if (typeof sent !== 'string') return sent;
        ids.push(sent);
        // an uploaded picture is not sent again when a later step fails
        setImages((known) => known.map((one) => (one.preview === image.preview ? { ...one, imageId: sent } : one)));
      }
      named.current = ids;
      return { ids };
    },
  };
}

/** Uploads a picture, unless this member has uploaded the same file before a reload. */
async function uploadOnce(portal: Portal, image: ChosenImage): Promise<string | { refused: MessageText }> {
  const { member } = portal.session.getState();
  const own = member === null || image.digest === null ? null : await sha256Hex(`${member.id} ${image.digest}`);
  const known = own === null ? null : uploadedImages.find(own, portal.client.clock.now());
  if (known !== null) return known;
  const sent = await send(portal, image);
  if (own !== null && typeof sent === 'string')
    uploadedImages.keep({ image: own, imageId: sent, at: Math.round(portal.client.clock.now()) });
  return sent;
}

async function send(portal: Portal, { mediaType, data }: ChosenImage): Promise<string | { refused: MessageText }> {
  try {
    const reply = await portal.client.call('uploadImage', { mediaType, data }, { timeoutMs: 60_000 });
    return reply.ok ? reply.value.imageId : { refused: messageOf(reply) };
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return { refused: messageOf(cause) };
  }
}
