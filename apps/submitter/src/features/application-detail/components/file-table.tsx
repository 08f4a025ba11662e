import { type Application, formatDate, type KeptFile } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { fetchedTexts } from '@eksport/portal/waiting/fetched.texts.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Section, Table, useEksport } from '@eksport/ui'
import { formatFileSize } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'
import { filesQuery, useFileDownload } from '../api/files.ts'
import { fileKindTexts, scanTexts, fileTexts as texts } from '../files.texts.ts'

/** [CRT-12] The downloadable files of an application: kind, date and size. */
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
  const name = (file: KeptFile) =>
    file.scan === undefined ? (
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
        {nameOf(file)}
        <span className="block text-small text-subtle">{say(scanTexts[file.scan])}</span>
      </>
    )
  return (
    <>
      <Table
        caption={say(texts.heading)}
        rows={files}
        getRowId={({ id, kind }) => id ?? kind}
        columns={[
          { heading: say(texts.file), cell: name, rowHeader: true },
          { heading: say(texts.made), cell: ({ createdTime }) => formatDate(createdTime), narrow: true },
          {
            heading: say(texts.size),
            cell: ({ size }) => size !== undefined && formatFileSize(size, locale),
            align: 'end',
            narrow: true,
          },
        ]}
      />
      {download.isError && (
        <Alert tone="danger" role="alert" className="mt-3">
          {say(fetchedTexts.fileFailed)}
        </Alert>
      )}
    </>
  )
}
