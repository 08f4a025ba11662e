import { Fragment } from 'react/jsx-runtime'
import { keepCompanyForm } from './company-form.logic.js'

const address = /^\S+@\S+$/

/** An e-mail address breaks where a reader would: after the @ and after a dot. */
function breakable(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
  return text.split(/(?<=[@.])/).flatMap((piece, index) => (index === 0 ? piece : [<wbr key={index} />, piece]))
}

/**
 * The text of a fact. In several lines (name, address) the first is the value, and the rest is secondary; `--eks-more`
 * sets its colour.
 */
export function Words({ text }: { text: string }) {
  const [first = '', ...others] = text.split('\n')
  return (
    <>
      <span key={first}>{address.test(first) ? breakable(first) : keepCompanyForm(first)}</span>
      {others.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move, and two may be equal
        <Fragment key={index}>
          {/* A visual line break must also be a word break for screen readers. */}{' '}
          <span className="eks:block eks:text-[color:var(--eks-more,var(--eks-text-subtle))]">
            {address.test(line) ? breakable(line) : line}
          </span>
        </Fragment>
      ))}
    </>
  )
}
