import type { ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { AmountRow, ChoiceRow, CountRow, SwitchRow, TextRow } from './rows.tsx';
import { settingRows, settingTable } from './setting-table.ts';
import type { SectionName, SettingRow } from './setting-table.ts';

/** The rows of a section as the table has them; what it draws itself is left out. `notes` replaces a note by its key. */
export function TableRows({
  section,
  notes = {},
}: {
  section: SectionName;
  notes?: Readonly<Record<string, string>>;
}): ReactNode {
  return (settingTable[section] ?? []).map((row) => <TableRow key={row.key} row={row} note={notes[row.key]} />);
}

/** One setting of the table, by its key. */
export function RowOf({ settingKey }: { settingKey: string }): ReactNode {
  const row = settingRows.find((each) => each.row.key === settingKey)?.row;
  return row === undefined ? null : <TableRow row={row} />;
}

function TableRow({ row, note }: { row: SettingRow; note?: string | undefined }): ReactNode {
  const t = useText();
  const said = { configKey: row.key, label: t(row.label) };
  switch (row.kind) {
    case 'switch':
      return <SwitchRow {...said} note={note ?? t(row.note)} fallback={row.fallback} />;
    case 'count':
      return (
        <CountRow {...said} note={note ?? t(row.note)} unit={t(row.unit)} fallback={row.fallback} least={row.least} />
      );
    case 'choice':
      return (
        <ChoiceRow
          {...said}
          {...(row.note === null ? {} : { note: t(row.note) })}
          fallback={row.fallback}
          options={row.options.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      );
    case 'amount':
      return <AmountRow {...said} note={t(row.note)} />;
    case 'text':
      return <TextRow {...said} note={t(row.note)} example={t(row.example)} />;
    case 'own':
      return null;
  }
}
