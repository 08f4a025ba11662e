'use client'
import { ReadMore } from '../../components/read-more/read-more.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { CertificateBox } from './certificate-drawing.js'
import type { certificatePaneTexts } from './certificate-pane.texts.js'

interface BoxListsProps {
  t: Translate<typeof certificatePaneTexts>
  boxes: readonly CertificateBox[]
  placeOf: (box: CertificateBox) => string | undefined
  onBox: (box: CertificateBox) => void
  noteOf: (box: CertificateBox) => string | undefined
}

const wholeClass =
  'eks:inline-flex eks:min-h-6 eks:cursor-pointer eks:items-center eks:rounded-sm eks:edge-1 eks:border-line-strong eks:bg-surface eks:px-2 eks:weight-semibold eks:text-link eks:tabular eks:hover:underline'

/** Boxes that need attention, each linking to its field. */
export function NotableBoxes({
  t,
  boxes,
  placeOf,
  onBox,
  noteOf,
  without,
}: BoxListsProps & { without: 'missing' | undefined }) {
  const groups = [
    ['noted', boxes.filter((box) => noteOf(box) !== undefined)],
    ['missing', boxes.filter(({ missing }) => missing)],
    ['schedule', boxes.filter(({ state }) => state === 'schedule')],
    ['changed', boxes.filter(({ changed }) => changed)],
  ] as const
  return groups.map(
    ([kind, members]) =>
      kind !== without &&
      members.length > 0 && (
        <div key={kind} className="eks:mt-2 eks:flex eks:flex-wrap eks:items-baseline eks:gap-x-2 eks:gap-y-1.5">
          <h3 className="eks:text-small eks:weight-semibold">{t(kind)}</h3>
          <ul className="eks:flex eks:flex-wrap eks:gap-1.5 eks:text-small">
            {members.map((box) => {
              const place = placeOf(box)
              return (
                <li key={box.no}>
                  {place === undefined ? (
                    box.no
                  ) : (
                    <button
                      type="button"
                      className={wholeClass}
                      aria-label={[box.no, noteOf(box), t('goTo', { place })].filter(Boolean).join(', ')}
                      title={noteOf(box) ?? place}
                      onClick={() => onBox(box)}
                    >
                      {box.no}
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ),
  )
}

/** Every box in the order of the certificate: what the pointer finds on the page, for keyboards and screen readers. */
export function AllBoxes({ t, boxes, placeOf, onBox, noteOf }: BoxListsProps) {
  return (
    <ReadMore className="eks:mt-3" label={`${t('all')} (${boxes.length})`}>
      <ul className="eks:flex eks:flex-col eks:text-small">
        {boxes.map((box) => (
          <li
            key={box.no}
            className="eks:flex eks:flex-wrap eks:items-baseline eks:gap-x-2 eks:edge-t-1 eks:border-line eks:py-1.5"
          >
            <BoxEntry t={t} box={box} place={placeOf(box)} note={noteOf(box)} onBox={onBox} />
          </li>
        ))}
      </ul>
    </ReadMore>
  )
}

interface BoxEntryProps extends Pick<BoxListsProps, 't' | 'onBox'> {
  box: CertificateBox
  place: string | undefined
  note: string | undefined
}

function BoxEntry({ t, box, place, note, onBox }: BoxEntryProps) {
  const words = conditionWords(t, box)
  return (
    <>
      <span className="eks:weight-semibold eks:tabular">{box.no}</span>
      <span lang="en">{box.caption}</span>
      {words !== '' && <span className="eks:text-subtle">{words}</span>}
      {note !== undefined && <span>{note}</span>}
      {place !== undefined && (
        <button
          type="button"
          className="eks:min-h-6 eks:cursor-pointer eks:text-start eks:text-link eks:underlined"
          onClick={() => onBox(box)}
        >
          {t('goTo', { place })}
        </button>
      )}
    </>
  )
}

/** A box's condition in words; empty if nothing is wrong. */
export const conditionWords = (t: BoxListsProps['t'], { missing, changed, state }: CertificateBox): string =>
  [missing && t('isMissing'), state === 'schedule' && t('isSchedule'), changed && t('isChanged')]
    .filter(Boolean)
    .join(', ')
