import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading, Section } from '@eksport/ui'
import { goodsTexts as texts } from './goods.texts.ts'
import { type NeededOfStep, sharedNeeds } from './needed.ts'

interface NeedsPartProps {
  /** For each certificate, in the order of `goods`. */
  readonly needs: readonly (readonly NeededOfStep[])[]
  readonly goods: readonly string[]
}

function Needs({ title, pages }: { readonly title?: string; readonly pages: readonly NeededOfStep[] }) {
  const say = useText()
  if (pages.length === 0) return null
  return (
    <div>
      {title && (
        <Heading level={4} className="mb-1">
          {title}
        </Heading>
      )}
      <dl className="grid gap-2">
        {pages.map((page) => (
          <div key={page.step}>
            <dt className="text-small text-subtle">{say(page.title)}</dt>
            <dd>{page.labels.map((label) => say(label)).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** [EXP-09] What the person needs at hand: first what all certificates ask for, then what a single one adds. */
export function NeedsPart({ needs, goods }: NeedsPartProps) {
  const say = useText()
  const { shared, own } = sharedNeeds(needs)
  const isOne = needs.length === 1
  return (
    <Section
      heading={say(texts.atHand)}
      headingLevel={3}
      className="border-t border-line px-7 py-5 max-md:px-4 not-first:mt-0"
    >
      <div className="-mt-2 grid gap-x-7 gap-y-4 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {isOne ? (
          <Needs pages={shared} />
        ) : (
          <>
            <Needs title={say(needs.length === 2 ? texts.forBoth : texts.forAll)} pages={shared} />
            {own.map((pages, index) => (
              <Needs key={goods[index]} title={say(texts.only, { what: goods[index] ?? '' })} pages={pages} />
            ))}
          </>
        )}
      </div>
    </Section>
  )
}
