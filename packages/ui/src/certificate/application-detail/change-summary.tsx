'use client'
import { formatReference } from '@eksport/domain'
import type { KeyboardEvent, RefObject } from 'react'
import { Button } from '../../components/button/button.js'
import { Kbd } from '../../components/kbd/kbd.js'
import { Switch } from '../../components/switch/switch.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { ArrowDown, ArrowUp, Pencil } from '../../foundation/icons/icons.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import type { applicationDetailTexts } from './application-detail.texts.js'
import { applicationDetailTexts as texts } from './application-detail.texts.js'
import type { FactSource } from './detail-context.js'
import { sectionElementId } from './detail-sections.js'
import type { DetailView } from './detail-view.js'
import { useChangeWalk } from './use-change-walk.js'

interface ChangeSummaryProps {
  view: DetailView
  application: FactSource
  original: FactSource
  /** What holds the marks. */
  root: RefObject<HTMLElement | null>
  onlyChanges: boolean
  onOnlyChangesChange: (only: boolean) => void
}

type Texts = Translate<typeof applicationDetailTexts>

/** 'mot #004030', or against what the same application said when it was sent before. */
function against({ application, original }: ChangeSummaryProps, t: Texts): string {
  return original.referenceNumber === application.referenceNumber
    ? t('sinceLast')
    : t('against', { reference: formatReference(original.referenceNumber) })
}

/** [CHG-04] How many changes, the way to each of them and to the sections that hold them, and only them to be seen. */
export function ChangeSummary(props: ChangeSummaryProps) {
  const { view, root, onlyChanges, onOnlyChangesChange } = props
  const t = useTexts('application-detail', texts)
  const { place, go } = useChangeWalk(root, view.marks)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || view.marks === 0) return
    const step = { n: 1, p: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(step)
  }
  const title = view.marks === 1 ? t('oneChange') : t('nChanges', { n: view.marks })
  return (
    <section aria-label={t('changes')} className="eks-change-summary">
      <div className="eks:flex eks:min-w-0 eks:flex-wrap eks:items-center eks:gap-x-2">
        <Pencil aria-hidden="true" className="eks:size-4 eks:flex-none eks:text-info-text" />
        <h2 className="eks:text-ui eks:font-semibold eks:whitespace-nowrap eks:text-info-text">
          {view.marks === 0 ? t('noChanges') : title}
        </h2>
        <span className="eks:text-small eks:text-subtle">{against(props, t)}</span>
      </div>
      {view.marks > 0 && (
        // The letters count only in here, where nobody writes: a person who dictates presses none by speaking.
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to the two buttons inside
        <div data-print="hide" className="eks-change-tools" onKeyDown={onKeyDown}>
          <Button
            small
            aria-keyshortcuts="p"
            icon={<ArrowUp aria-hidden="true" />}
            iconEnd={<Letter letter="P" />}
            onClick={() => go(-1)}
          >
            {t('previousChange')}
          </Button>
          <Button
            small
            aria-keyshortcuts="n"
            icon={<ArrowDown aria-hidden="true" />}
            iconEnd={<Letter letter="N" />}
            onClick={() => go(1)}
          >
            {t('nextChange')}
          </Button>
          {place !== undefined && (
            <span className="eks:text-small eks:tabular-nums eks:text-subtle">
              {t('place', { n: place + 1, total: view.marks })}
            </span>
          )}
          <Switch
            className="eks:min-[560px]:ml-auto"
            label={t('onlyChanges')}
            checked={onlyChanges}
            onCheckedChange={onOnlyChangesChange}
          />
        </div>
      )}
      <SectionLinks view={view} t={t} />
    </section>
  )
}

function Letter({ letter }: { letter: string }) {
  return (
    <Kbd aria-hidden="true" className="eks:narrow:hidden">
      {letter}
    </Kbd>
  )
}

/** Where the list of sections stands beside the text it counts the changes, and these links give way to it. */
function SectionLinks({ view, t }: { view: DetailView; t: Texts }) {
  const changed = view.sections.filter(({ marks }) => marks > 0)
  if (changed.length === 0) return null
  return (
    <ul data-print="hide" className="eks-change-links">
      {changed.map(({ id, marks }) => (
        <li key={id}>
          <a
            href={`#${sectionElementId(id)}`}
            className="eks:inline-flex eks:min-h-6 eks:items-center eks:gap-1 eks:text-small eks:text-link eks:underline eks:underline-offset-[.18em] eks:coarse:min-h-11"
          >
            {t(id)} <MarkCount marks={marks} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The number of changes in a section: seen as a number, heard as words. */
export function MarkCount({ marks }: { marks: number }) {
  const t = useTexts('application-detail', texts)
  return (
    <span className="eks:inline-flex eks:items-center eks:gap-1 eks:text-small eks:font-semibold eks:tabular-nums eks:text-info-text">
      <span aria-hidden="true" className="eks-mark-dot" />
      <span aria-hidden="true">{marks}</span>
      <VisuallyHidden>, {marks === 1 ? t('oneChange') : t('nChanges', { n: marks })}</VisuallyHidden>
    </span>
  )
}
