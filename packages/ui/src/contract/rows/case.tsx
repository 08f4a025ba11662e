import { anApplication, aProductLine, aRow, officePolicy } from '@eksport/domain/testing'
import { ApplicationDetail } from '../../certificate/application-detail/application-detail.js'
import { ApplicationDetailSkeleton } from '../../certificate/application-detail/application-detail-skeleton.js'
import { applicationColumns } from '../../certificate/application-table/application-columns.js'
import { ApplicationTable } from '../../certificate/application-table/application-table.js'
import { AttachmentList } from '../../certificate/attachment-list/attachment-list.js'
import { CaseActionBar } from '../../certificate/case-action-bar/case-action-bar.js'
import { CertificateFormats } from '../../certificate/certificate-formats/certificate-formats.js'
import { CertificatePane } from '../../certificate/certificate-pane/certificate-pane.js'
import { HistoryList } from '../../certificate/history-list/history-list.js'
import { MessageComposer } from '../../certificate/message-thread/message-composer.js'
import { MessageThread } from '../../certificate/message-thread/message-thread.js'
import { PickupTimePicker } from '../../certificate/pickup-time-picker/pickup-time-picker.js'
import { ProductLineCard } from '../../certificate/product-line-card/product-line-card.js'
import { StatusBadge } from '../../certificate/status-badge/status-badge.js'
import { ValidationBox } from '../../certificate/validation-box/validation-box.js'
import { ChangeText } from '../../components/change-text/change-text.js'
import { PdfPreview } from '../../components/pdf-preview/pdf-preview.js'
import { fileTypes } from '../../components/upload-widget/file-types.js'
import { UploadDropzone, UploadOffline, UploadTrigger } from '../../components/upload-widget/upload-dropzone.js'
import { UploadFile, UploadList, UploadRejections } from '../../components/upload-widget/upload-list.js'
import { UploadRoot } from '../../components/upload-widget/upload-root.js'
import { UploadWidget } from '../../components/upload-widget/upload-widget.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import type { ConformanceRow } from '../conformance-row.js'

const nothing = () => undefined
const engine = { Document: nothing }
const columns = applicationColumns({ viewpoint: 'INNSENDER', labels: sampleLabels, locale: 'nb' })
const pdf = { id: '1', type: 'APPLICATION_ATTACHMENT', filename: 'liste.pdf', mimeType: 'application/pdf' } as const
const exporter = { role: 'INNSENDER', name: 'Kontakt Salg' } as const
const time = '2026-11-20T08:14:02+01:00'

const upload = {
  label: 'Vedlegg',
  accept: [fileTypes.pdf],
  defaultFiles: [{ id: '1', name: 'a.pdf', size: 900, ref: 'x' }],
}

/** Components that show and handle applications. */
export const caseRows: readonly ConformanceRow[] = [
  {
    name: 'ApplicationDetail',
    render: (p) => (
      <ApplicationDetail {...p} application={anApplication()} viewpoint="INNSENDER" labels={sampleLabels} />
    ),
  },
  { name: 'ApplicationDetailSkeleton', render: (p) => <ApplicationDetailSkeleton {...p} /> },
  {
    name: 'ApplicationTable',
    render: (p) => <ApplicationTable {...p} rows={[aRow({})]} columns={columns} />,
  },
  { name: 'AttachmentList', render: (p) => <AttachmentList {...p} attachments={[pdf]} onDownload={nothing} /> },
  {
    name: 'CaseActionBar',
    render: (p) => (
      <CaseActionBar {...p} label="Handlinger">
        Godkjenn
      </CaseActionBar>
    ),
  },
  { name: 'CertificateFormats', render: (p) => <CertificateFormats {...p} formats={['PAPER', 'PDF']} showNames /> },
  { name: 'ChangeText', render: (p) => <ChangeText {...p} change={{ kind: 'changed', from: 'Fly', to: 'Skip' }} /> },
  {
    name: 'HistoryList',
    render: (p) => (
      <HistoryList {...p} entries={[{ id: '1', event: 'create', to: 'UNDER_REGISTRERING', actor: exporter, time }]} />
    ),
  },
  {
    name: 'MessageComposer',
    render: () => <MessageComposer viewer="INNSENDER" onSend={async () => undefined} />,
    lacks: ['ref', 'className', 'rest'],
    because: 'a part of the thread, which takes them',
  },
  {
    name: 'MessageThread',
    render: (p) => (
      <MessageThread
        {...p}
        viewer="INNSENDER"
        messages={[
          {
            id: '1',
            messageType: 'APPLICATION_SUBMISSION_COMMENT',
            message: 'Takk.',
            createdTime: time,
            sender: exporter,
            attachments: [pdf],
          },
        ]}
      />
    ),
  },
  {
    name: 'PdfPreview',
    render: () => (
      <PdfPreview
        open
        onOpenChange={nothing}
        engine={engine}
        source={() => new Promise(nothing)}
        name="sertifikat #004009"
        fileName="a.pdf"
      />
    ),
    lacks: ['ref', 'className', 'rest'],
    because: 'ready-made dialog over the whole page',
    clientOnly: true,
  },
  {
    name: 'PickupTimePicker',
    render: (p) => (
      <PickupTimePicker
        {...p}
        policy={officePolicy('KLOEFTA')}
        value={{ date: '2027-05-11', time: null }}
        onValueChange={nothing}
        now="2027-05-11T12:05:00+02:00"
      />
    ),
  },
  {
    name: 'ProductLineCard',
    render: (p) => <ProductLineCard {...p} line={aProductLine()} index={1} labels={sampleLabels} onDelete={nothing} />,
  },
  { name: 'StatusBadge', render: (p) => <StatusBadge {...p} status="UTSTEDT" viewpoint="INNSENDER" /> },
  {
    name: 'UploadDropzone',
    render: (p) => (
      <UploadRoot {...upload}>
        <UploadDropzone {...p} />
      </UploadRoot>
    ),
  },
  {
    name: 'UploadFile',
    render: () => (
      <UploadRoot {...upload}>
        <UploadList>{(item) => <UploadFile item={item} />}</UploadList>
      </UploadRoot>
    ),
    lacks: ['ref', 'className', 'rest'],
    because: 'a row whose looks belong to its list',
  },
  {
    name: 'UploadList',
    render: (p) => (
      <UploadRoot {...upload}>
        <UploadList {...p} />
      </UploadRoot>
    ),
  },
  {
    name: 'UploadOffline',
    render: () => (
      <UploadRoot {...upload}>
        <UploadOffline />
      </UploadRoot>
    ),
    lacks: ['ref', 'className', 'rest'],
    because: 'one line that is there while the network is not',
  },
  {
    name: 'UploadRejections',
    render: () => (
      <UploadRoot {...upload}>
        <UploadRejections />
      </UploadRoot>
    ),
    lacks: ['ref', 'className', 'rest'],
    because: 'rows whose looks belong to their list',
  },
  { name: 'UploadRoot', render: (p) => <UploadRoot {...upload} {...p} /> },
  {
    name: 'UploadTrigger',
    render: (p) => (
      <UploadRoot {...upload}>
        <UploadTrigger {...p} />
      </UploadRoot>
    ),
  },
  {
    name: 'UploadWidget',
    render: (p) => (
      <UploadWidget {...p} label="Vedlegg" mode="multiple" accept={[fileTypes.pdf]} error="Feil" optional />
    ),
  },
  {
    name: 'ValidationBox',
    render: (p) => (
      <ValidationBox
        {...p}
        violations={[{ code: 'STREET_ADDRESS_MISSING', severity: 'WARNING', message: 'Mangler.' }]}
      />
    ),
  },
  { name: 'CertificatePane', render: (p) => <CertificatePane {...p} state="waiting" /> },
]
