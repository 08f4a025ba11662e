import { Fragment } from 'react/jsx-runtime'
import { keepCompanyForm } from './company-form.logic.js'

const address = /^\S+@\S+$/

/** An e-mail address breaks where a reader would: after the @ and after a dot. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[@.])/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

/** Words of a fact. Of a value in several lines (name, address) the first one is the value, the rest goes with it; `--eks-more` is another colour of that. */
export function Words({ text }: { text: string }) {
  const [first = '', ...others] = text.split('\n')
  return (
    <>
      {address.test(first) ? <Breakable text={first} /> : keepCompanyForm(first)}
      {others.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move, and two may be alike
        <Fragment key={index}>
          {/* Where a line ends for the eye, a word must end for the ear. */}{' '}
          <span className="eks:block eks:text-[color:var(--eks-more,var(--eks-text-subtle))]">
            {address.test(line) ? <Breakable text={line} /> : line}
          </span>
        </Fragment>
      ))}
    </>
  )
}
