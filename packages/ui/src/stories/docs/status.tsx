import { Markdown } from '@storybook/addon-docs/blocks'
import type { FolderDocs } from './folder-docs.js'
import { allDocs } from './folder-of.js'
import { hrefOf, usePages } from './pages.js'

const names = { stable: 'Stable', new: 'New', trade: 'Certificates only' } as const

/** A status word, in its colour. */
export const StatusWord = ({ status }: Pick<FolderDocs, 'status'>) => (
  <span className="docs-status" data-status={status}>
    {names[status]}
  </span>
)

/** What a team may rely on, and the entry to import the component from. */
export const Status = ({ docs }: { docs: FolderDocs }) => (
  <p className="docs-head">
    <StatusWord status={docs.status} /> {docs.promise}. <code>import … from '{docs.entry}'</code>
  </p>
)

const groups = ['stable', 'new', 'trade'] as const

/** A part by the name of its page, linked to it; a part documented on another page by its own name. */
function Part({ folder, title }: { folder: string; title: string }) {
  const page = usePages().get(folder)
  return page ? <Markdown>{`[${page.name}](${hrefOf(page)})`}</Markdown> : <code>{title}</code>
}

/** Every part with its status and summary, grouped by status. */
export const StatusTable = () =>
  groups.map((status) => {
    const members = allDocs.filter(([, docs]) => docs.status === status)
    return (
      <section key={status}>
        <h2 id={status}>
          {names[status]} ({members.length})
        </h2>
        <p>{members[0]?.[1].promise}.</p>
        <table>
          <thead>
            <tr>
              <th>Part</th>
              <th>What it is</th>
              <th>Import from</th>
            </tr>
          </thead>
          <tbody>
            {members.map(([folder, { title, summary, entry }]) => (
              <tr key={entry}>
                <td>
                  <Part folder={folder} title={title} />
                </td>
                <td>{summary.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '')}</td>
                <td className="docs-entry">
                  <code>{entry}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )
  })
