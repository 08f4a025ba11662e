import { Fragment } from 'react/jsx-runtime'
import { keepCompanyForm } from './company-form.logic.js'

const address = /^\S+@\S+$/

/** An e-mail address breaks where a reader would: after the @ and after a dot. */
function breakable(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
  return text.split(/(?<=[@.])/).flatMap((piece, index) => (index === 0 ? piece : [<wbr key={index} />, piece]))
}

/** Words of a fact. Of a value in several lines (name, address) the first one is the value, the rest goes with it; `--eks-more` is another colour of that. */
export function Words({ text }: { text: string }) {
  const [first = '', ...others] = text.split('\n')
  return (
    <>
      <span key={first}>{address.test(first) ? breakable(first) : keepCompanyForm(first)}</span>
      {others.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move, and two may be alike
        <Fragment key={index}>
          {/* Where a line ends for the eye, a word must end for the ear. */}{' '}
          <span className="eks:block eks:text-[color:var(--eks-more,var(--eks-text-subtle))]">
            {address.test(line) ? breakable(line) : line}
          </span>
        </Fragment>
      ))}
    </>
  )
}
