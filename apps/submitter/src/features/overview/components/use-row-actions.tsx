import { type ApplicationRow, issuedStatuses } from '@eksport/domain'
import { issuedView } from '@eksport/portal/browser/issued-view.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import type { RowAction } from '@eksport/ui'
import { useNavigate } from '@tanstack/react-router'
import { Ban, Copy, CopyPlus, Download, Eye, Pencil, Replace, Rows3, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { draftLink, newCopyLink, newReplacementLink, seriesLink } from '#src/lib/application/draft-link.ts'
import { overviewTexts as texts } from '../overview.texts.ts'

interface RowHandlers {
  readonly onDelete: (row: ApplicationRow) => void
  readonly onPreview: (row: ApplicationRow) => void
  readonly onDownload: (row: ApplicationRow) => void
  readonly downloading: number | undefined
}

/** [EXP-10] Starts a series of similar applications. */
function seriesAction(
  row: ApplicationRow,
  label: string,
  go: (link: NonNullable<ReturnType<typeof seriesLink>>) => void,
): readonly RowAction[] {
  const link = seriesLink(row)
  return link ? [{ id: 'series', label, icon: <Rows3 aria-hidden="true" />, onSelect: () => go(link) }] : []
}

/** [LST-13] The actions that the server allows on a row, with their handlers. */
export function useRowActions({ onDelete, onPreview, onDownload, downloading }: RowHandlers) {
  const say = useText()
  const navigate = useNavigate()
  return useCallback(
    (row: ApplicationRow): readonly RowAction[] => {
      const referenceNumber = String(row.referenceNumber)
      const all: readonly (RowAction & { readonly when?: ApplicationRow['actions'][number] })[] = [
        {
          id: 'edit',
          when: 'edit',
          label: say(texts.edit),
          icon: <Pencil aria-hidden="true" />,
          onSelect: () => void navigate(draftLink(row)),
        },
        {
          id: 'preview',
          when: 'preview-certificate',
          label: say(issuedStatuses.includes(row.applicationStatus) ? issuedView.action : texts.preview),
          icon: <Eye aria-hidden="true" />,
          onSelect: () => onPreview(row),
        },
        {
          id: 'download',
          when: 'download-signed-pdf',
          label: say(texts.downloadSigned),
          icon: <Download aria-hidden="true" />,
          busy: downloading === row.referenceNumber,
          onSelect: () => onDownload(row),
        },
        {
          // [EXP-05] Anyone who can read an application may start another like it.
          id: 'copy',
          label: say(texts.copyToNew),
          icon: <CopyPlus aria-hidden="true" />,
          onSelect: () => void navigate(newCopyLink(row.referenceNumber)),
        },
        ...seriesAction(row, say(texts.series), (link) => void navigate(link)),
        {
          id: 'replace',
          when: 'replace',
          label: say(texts.replace),
          icon: <Replace aria-hidden="true" />,
          onSelect: () => void navigate(newReplacementLink(row.referenceNumber)),
        },
        {
          id: 'copies',
          when: 'order-copies',
          label: say(texts.orderCopies),
          icon: <Copy aria-hidden="true" />,
          onSelect: () =>
            void navigate({
              to: '/soeknad/$referenceNumber/bekreftede-kopier/{-$copyId}',
              params: { referenceNumber },
            }),
        },
        {
          id: 'cancel',
          when: 'cancel',
          label: say(texts.cancel),
          icon: <Ban aria-hidden="true" />,
          tone: 'danger',
          separated: true,
          onSelect: () => void navigate({ to: '/soeknad/$referenceNumber/kansellering', params: { referenceNumber } }),
        },
        {
          id: 'delete',
          when: 'delete',
          label: say(texts.delete),
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          separated: true,
          onSelect: () => onDelete(row),
        },
      ]
      return all
        .filter(({ when }) => when === undefined || row.actions.includes(when))
        .map(({ when: _, ...action }) => action)
    },
    [say, navigate, onDelete, onPreview, onDownload, downloading],
  )
}
