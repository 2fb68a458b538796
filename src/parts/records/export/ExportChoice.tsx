import { useTranslation } from 'react-i18next';
import type { CsvReader } from '#engine/records/csvWriting.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { MenuItem } from '#ui/overlay/MenuItem.tsx';
import { PopoverMenu } from '#ui/overlay/PopoverMenu.tsx';

interface Props {
  chosen: CsvReader;
  /** Exports for that reader, now and by the button. */
  onChoose: (reader: CsvReader) => void;
}

/** Beside the button of an export: for whom the file is written. */
export function ExportChoice({ chosen, onChoose }: Props) {
  const { t } = useTranslation('records');
  const label = t('export_choice');
  const texts = { sheet: t('export_sheet'), program: t('export_program') };
  return (
    <PopoverMenu
      label={label}
      align="start"
      trigger={(trigger) => <IconButton {...trigger} icon="chevron-down" size="sm" label={label} />}
    >
      {(close) =>
        (['sheet', 'program'] as const).map((reader) => (
          <MenuItem
            key={reader}
            selected={reader === chosen}
            onClick={() => {
              close();
              onChoose(reader);
            }}
          >
            {texts[reader]}
          </MenuItem>
        ))
      }
    </PopoverMenu>
  );
}
