import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BLANK_PICTURE } from '#ui/media/drawings.ts';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { ImagePicker } from './ImagePicker.tsx';

function Pictures() {
  const [names, setNames] = useState(['a.png', 'b.png']);
  return (
    <ImagePicker
      label="Pictures"
      addLabel="Add pictures"
      removeLabel={(name) => `Remove ${name}`}
      hint="PNG or JPEG"
      images={names.map((name) => ({ name, preview: BLANK_PICTURE }))}
      max={2}
      accept="image/png"
      onAdd={() => undefined}
      onRemove={(index) => setNames(names.filter((_, at) => at !== index))}
    />
  );
}

test('where no other picture has room, the one that is removed gives the focus to the button that adds one', async () => {
  await mount(<Pictures />);
  (page.getByRole('button', { name: 'Remove a.png' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Add pictures' })).toHaveFocus();
});
