import type { Parameters, ProposedChange } from '@eksport/api'
import { type ChangeState, formatDate, formatInstant } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { columnsOf, DataTable, Section, Tag, type Tone } from '@eksport/ui'
import { CircleCheck, Hourglass, Minus, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { thingWords, valueWords } from '../change-words.ts'
import { parameterTexts as texts } from '../parameters.texts.ts'

const looks: Readonly<Record<ChangeState, { readonly tone: Tone; readonly icon: typeof Minus }>> = {
  WAITS: { tone: 'warning', icon: Hourglass },
  RETURNED: { tone: 'neutral', icon: Undo2 },
  COMES: { tone: 'info', icon: Hourglass },
  HOLDS: { tone: 'success', icon: CircleCheck },
  FOLLOWED: { tone: 'neutral', icon: Minus },
}

const column = columnsOf<ProposedChange>()
const changeId = ({ id }: ProposedChange) => id
const nouns = {
  one: { nb: 'versjon', nn: 'versjon', en: 'version' },
  many: { nb: 'versjoner', nn: 'versjonar', en: 'versions' },
  all: { nb: 'versjonene', nn: 'versjonane', en: 'the versions' },
}

interface VersionsProps {
  readonly changes: readonly ProposedChange[]
  readonly data: Parameters
}

/** [ADM-01] [ADM-02] Past changes: what, from when, by whom and approved by whom. Versions are only added, never changed. */
export function Versions({ changes, data }: VersionsProps) {
  const say = useText()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('state', {
          header: say(texts.state),
          cell: ({ getValue }) => {
            const { tone, icon: Icon } = looks[getValue()]
            return (
              <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
                {say(texts[getValue()])}
              </Tag>
            )
          },
          size: 148,
        }),
        column.display({
          id: 'thing',
          header: say(texts.thing),
          cell: ({ row }) => thingWords(say, row.original.change, data),
          enableHiding: false,
          meta: { rowHeader: true, wraps: true },
        }),
        column.accessor('validFrom', {
          header: say(texts.validFrom),
          cell: ({ getValue }) => formatDate(getValue()),
          size: 112,
        }),
        column.display({
          id: 'value',
          header: say(texts.value),
          cell: ({ row }) => <strong>{valueWords(say, row.original.change, data)}</strong>,
          meta: { wraps: true },
        }),
        column.display({
          id: 'proposed',
          header: say(texts.proposedBy),
          cell: ({ row: { original } }) => `${original.proposedBy}, ${formatInstant(original.proposedAt)}`,
          meta: { wraps: true },
        }),
        column.display({
          id: 'decided',
          header: say(texts.decidedBy),
          cell: ({ row: { original } }) =>
            original.decidedBy === undefined || original.decidedAt === undefined
              ? '–'
              : [`${original.decidedBy}, ${formatInstant(original.decidedAt)}`, original.answer]
                  .filter(Boolean)
                  .join('. '),
          meta: { wraps: true },
        }),
      ]),
    [say, data],
  )
  return (
    <Section heading={say(texts.versions)}>
      {changes.length === 0 ? (
        <p className="text-subtle">{say(texts.noVersions)}</p>
      ) : (
        <DataTable columns={columns} rows={changes} getRowId={changeId} nouns={nouns} frame />
      )}
    </Section>
  )
}
