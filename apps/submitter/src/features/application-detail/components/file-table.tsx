import { type Application, formatDate, type KeptFile } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { fetchedTexts } from '@eksport/portal/waiting/fetched.texts.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Section, useEksport } from '@eksport/ui'
import { formatFileSize } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'
import { filesQuery, useFileDownload } from '../api/files.ts'
import { fileKindTexts, scanTexts, fileTexts as texts } from '../files.texts.ts'

/** [CRT-12] What there is to fetch of an application: what each file is, since when, how large. */
export function FileTable({ application }: { readonly application: Application }) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const { referenceNumber, version } = application
  const query = useQuery(filesQuery({ organisationNumber, referenceNumber }, version))
  return (
    <Section heading={say(texts.heading)} headingSize="h3" className="mb-8">
      <Fetched query={query} failed={say(texts.listFailed)}>
        {(files) =>
          files.length === 0 ? (
            <p className="text-ui text-subtle">{say(texts.none)}</p>
          ) : (
            <Files files={files} referenceNumber={referenceNumber} />
          )
        }
      </Fetched>
    </Section>
  )
}

interface FilesProps {
  readonly files: readonly KeptFile[]
  readonly referenceNumber: number
}

function Files({ files, referenceNumber }: FilesProps) {
  const say = useText()
  const { locale } = useEksport()
  const download = useFileDownload(referenceNumber)
  const nameOf = ({ kind, filename }: KeptFile) => (kind === 'attachment' ? filename : say(fileKindTexts[kind]))
  const isUnderWay = (file: KeptFile) => download.isPending && download.variables === file
  return (
    <>
      <table className="w-full border-collapse text-ui">
        <thead>
          <tr className="text-left text-small text-subtle">
            <th className="pb-1 font-normal">{say(texts.file)}</th>
            <th className="pb-1 pl-3 font-normal">{say(texts.made)}</th>
            <th className="pb-1 pl-3 text-right font-normal">{say(texts.size)}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.id ?? file.kind} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 text-left font-normal">
                {file.scan === undefined ? (
                  <button
                    type="button"
                    aria-disabled={isUnderWay(file) || undefined}
                    onClick={() => isUnderWay(file) || download.mutate(file)}
                    className="min-h-6 text-left wrap-anywhere text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2 pointer-coarse:min-h-11"
                  >
                    {nameOf(file)}
                  </button>
                ) : (
                  <>
                    <span className="wrap-anywhere">{nameOf(file)}</span>
                    <span className="block text-small text-subtle">{say(scanTexts[file.scan])}</span>
                  </>
                )}
              </th>
              <td className="py-1.5 pl-3 whitespace-nowrap tabular-nums">{formatDate(file.createdTime)}</td>
              <td className="py-1.5 pl-3 text-right whitespace-nowrap text-subtle tabular-nums">
                {file.size !== undefined && formatFileSize(file.size, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {download.isError && (
        <Alert tone="danger" role="alert" className="mt-3">
          {say(fetchedTexts.fileFailed)}
        </Alert>
      )}
    </>
  )
}
