import type { SharedBox } from '@eksport/api'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Heading } from '@eksport/ui'
import { Check, CircleCheck, Pencil, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { sharedPageTexts as texts } from '../shared-page.texts.ts'
import { type AnswerInTheMaking, captionsOf } from '../use-answer.ts'
import { RemarkForm } from './remark-form.tsx'

const looks = {
  todo: { word: texts.toCheck, Sign: TriangleAlert, className: 'text-warning-text' },
  right: { word: texts.right, Sign: CircleCheck, className: 'text-success-text' },
  remark: { word: texts.remark, Sign: Pencil, className: 'text-info-text' },
} as const

/** Id of the button that takes focus after a remark is saved or cancelled. */
export const remarkButtonOf = (no: string) => `remark-${no}`

interface SharedBoxItemProps {
  readonly box: SharedBox
  readonly answer: AnswerInTheMaking
}

/** One box of the draft: its content, and whether it is correct. */
export function SharedBoxItem({ box, answer }: SharedBoxItemProps) {
  const say = useText()
  const id = useId()
  const { no, lines } = box
  const state = answer.stateOf(no)
  const remarks = answer.remarksOf(no)
  const isOpen = answer.open.includes(no)
  const { word, Sign, className } = looks[state]
  const { en, others } = captionsOf(box)
  const close = () => {
    answer.closeRemark(no)
    requestAnimationFrame(() => document.getElementById(remarkButtonOf(no))?.focus())
  }
  return (
    <li
      className={`border-line border-t px-4 py-3 first:border-t-0 ${state === 'remark' ? 'border-l-4 border-l-info-base' : ''}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Heading level={3} size="ui" id={id} className="min-w-0 flex-1">
          <span lang="en">{en}</span>
          {others.map(({ language, words }) => (
            <span key={language} lang={language} className="font-normal">
              {' / '}
              <bdi>{words}</bdi>
            </span>
          ))}{' '}
          <small className="text-small font-normal text-subtle">{say(texts.boxNumber, { no })}</small>
        </Heading>
        <span className={`inline-flex items-center gap-1 text-small font-semibold ${className}`}>
          <Sign aria-hidden="true" className="size-4" />
          <span>{say(word)}</span>
        </span>
      </div>
      <p className="text-ui">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a box are never reordered
          <bdi key={index} className="block wrap-anywhere">
            {line}
          </bdi>
        ))}
      </p>
      {!isOpen &&
        remarks.map(({ path = '', text }) => (
          <p key={path} className="mt-1 text-ui">
            {say(texts.proposed)} <bdi className="font-semibold wrap-anywhere">{text}</bdi>
          </p>
        ))}
      {isOpen ? (
        <RemarkForm
          box={box}
          remarks={remarks}
          onCancel={close}
          onKeep={(made) => {
            answer.setRemarks(no, made)
            close()
          }}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          {state !== 'right' && (
            <Button
              small
              aria-describedby={id}
              icon={<Check aria-hidden="true" />}
              onClick={() => {
                answer.setRight(no)
                requestAnimationFrame(() => document.getElementById(remarkButtonOf(no))?.focus())
              }}
            >
              {say(texts.right)}
            </Button>
          )}
          <Button
            small
            kind="quiet"
            id={remarkButtonOf(no)}
            aria-describedby={id}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => answer.openRemark(no)}
          >
            {say(state === 'remark' ? texts.change : texts.remark)}
          </Button>
        </div>
      )}
    </li>
  )
}
