import { type DragEvent, useState } from 'react';

/** Props of an element on which a file can be dropped; `data-over` while one is held above it. */
export function useDropZone(take: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) take(file);
    },
  };
}
