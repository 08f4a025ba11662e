import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Activity, StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { hear } from '../../contract/hear.js'
import { announced } from '../../testing/announced.js'
import { fileTypes } from './file-types.js'
import { sortIncoming } from './sort-incoming.js'
import type { SendFile } from './upload-item.js'
import { UploadWidget, type UploadWidgetProps } from './upload-widget.js'

const all = Object.values(fileTypes)
const aFile = (name: string, size = 200, type = 'application/pdf') => new File([new Uint8Array(size)], name, { type })
const names = () => [...document.querySelectorAll('[data-item]')].map((row) => row.querySelector('span')?.textContent)
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
const pick = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input(), files)

function show(props: Partial<UploadWidgetProps<string>> = {}) {
  return render(<UploadWidget<string> label="Vedlegg" mode="multiple" accept={all} retryDelays={[]} {...props} />)
}

/** An upload that the test ends when it likes. */
function heldUpload() {
  const calls: {
    file: File
    signal: AbortSignal
    onProgress: (sent: number) => void
    end: (ref: string) => void
    fail: (error: unknown) => void
  }[] = []
  const upload: SendFile<string> = (file, options) =>
    new Promise((end, fail) => {
      calls.push({ file, ...options, end, fail })
    })
  return { calls, upload }
}

describe('UploadWidget', () => {
  it.each([
    ['[UPL-01]', aFile('stor.pdf', 10 * 1024 ** 2 + 1), 'Filen er for stor. Maksimal størrelse er 10MB.'],
    ['[UPL-02]', aFile('tom.pdf', 0), 'Filen er for liten.'],
    ['[UPL-03]', aFile('notat.docx', 200, ''), 'notat.docx ble ikke lagt til - Filtypen docx er ikke tillatt.'],
    ['[UPL-05]', aFile('A.pdf'), "Det finnes allerede et vedlegg med navnet 'A.pdf'"],
  ])('%s says why a file was not added, in sight and aloud', async (_, file, text) => {
    const heard = hear()
    show({ defaultFiles: [{ id: '1', name: 'a.pdf', size: 900, ref: 'x' }] })
    await pick(file)
    expect(await screen.findByText(text)).toBeTruthy()
    // The sentence stands beside the row's name, so the announcement includes the name.
    await vi.waitFor(() => expect(heard()).toContain(text.includes(file.name) ? text : `${file.name}: ${text}`))
    const button = screen.getByRole('button', { name: `Fjern ${file.name}` })
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text)
  })

  it('[SEC-18] says how a stored file fares that is checked, and a finding at once', async () => {
    const file = { id: '1', name: 'a.pdf', size: 900, ref: 'x' }
    const element = (check?: 'checking' | 'delayed' | 'harmful') => (
      <UploadWidget<string> label="Vedlegg" accept={all} files={[{ ...file, ...(check && { check }) }]} />
    )
    const heard = hear()
    const { rerender } = render(element('checking'))
    expect(screen.getByText('Kontrolleres')).toBeTruthy()
    expect(screen.queryByText('Lastet opp')).toBeNull()
    rerender(element('delayed'))
    expect(screen.getByText('Lagret. Venter på kontroll')).toBeTruthy()
    rerender(element('harmful'))
    const found = 'a.pdf inneholdt skadelig programvare og er fjernet. Slett filen.'
    expect(screen.getByText(found)).toBeTruthy()
    await vi.waitFor(() => expect(heard()).toContain(found))
    rerender(element())
    expect(screen.getByText('Lastet opp')).toBeTruthy()
  })

  it('[UPL-07] sends at once what an earlier visit has left, once', async () => {
    const { calls, upload } = heldUpload()
    const left = { id: 'kept', name: 'analyse.pdf', size: 200, file: aFile('analyse.pdf') }
    render(
      <StrictMode>
        <UploadWidget<string>
          label="Vedlegg"
          mode="multiple"
          accept={all}
          defaultFiles={[{ id: '1', name: 'a.pdf', size: 900, ref: 'x' }, left]}
          upload={upload}
        />
      </StrictMode>,
    )
    await vi.waitFor(() => expect(calls.filter(({ signal }) => !signal.aborted)).toHaveLength(1))
    expect(calls.map(({ file }) => file.name)).toEqual(calls.map(() => 'analyse.pdf'))
    await act(async () => calls.at(-1)?.end('y'))
    expect(names()).toEqual(['a.pdf', 'analyse.pdf'])
  })

  it.each([
    ['multiple', ['a', 'b', 'c', 'd', 'e'], 'Det er maksimalt tillat å laste opp 4 filer.'],
    ['single', ['a', 'b'], 'Det er maksimalt tillat å laste opp 1 fil.'],
  ] as const)('[UPL-04] takes as many as it may in %s mode and says so', async (mode, files, text) => {
    show({ mode })
    fireEvent.change(input(), { target: { files: files.map((name) => aFile(`${name}.pdf`)) } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(names()).toEqual(files.slice(0, -1).map((name) => `${name}.pdf`))
  })

  it('[UPL-07] moves focus to the next file, the one before, and the button', async () => {
    show({ defaultFiles: ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.pdf`, size: 500, ref: id })) })
    await userEvent.click(screen.getByRole('button', { name: 'Slett b.pdf' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Slett c.pdf' }))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Slett a.pdf' }))
    await userEvent.keyboard(' ')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Velg filer/ }))
  })

  it('[UPL-07] sends two at a time with their progress, and gives the reference of each', async () => {
    const { calls, upload } = heldUpload()
    const onFilesChange = vi.fn()
    const heard = hear()
    show({ upload, onFilesChange })
    await pick(aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf'))
    await vi.waitFor(() => expect(calls.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']))
    act(() => calls[0]?.onProgress(100))
    expect(screen.getByRole('progressbar', { name: 'a.pdf' }).getAttribute('value')).toBe('50')
    await act(async () => calls[0]?.end('ref-a'))
    expect(calls).toHaveLength(3)
    expect(onFilesChange.mock.lastCall?.[0][0]).toMatchObject({ name: 'a.pdf', ref: 'ref-a' })
    await vi.waitFor(() => expect(heard()).toContain('a.pdf lastet opp.'))
  })

  it('[UPL-07] cancels what is under way, and stops all when it leaves the page', async () => {
    const { calls, upload } = heldUpload()
    const { unmount } = show({ upload })
    await pick(aFile('a.pdf'), aFile('b.pdf'))
    await userEvent.click(await screen.findByRole('button', { name: 'Avbryt a.pdf' }))
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(names()).toEqual(['b.pdf'])
    unmount()
    expect(calls[1]?.signal.aborted).toBe(true)
  })

  it('[UPL-07] lets one try again after a failure, and tries by itself first when it may pass', async () => {
    const upload = vi.fn<SendFile<string>>().mockRejectedValue(Object.assign(new Error('x'), { status: 500 }))
    show({ upload, retryDelays: [5] })
    await pick(aFile('a.pdf'))
    const retry = await screen.findByRole('button', { name: 'Prøv igjen a.pdf' })
    expect(upload).toHaveBeenCalledTimes(2)
    upload.mockResolvedValue('ref')
    await userEvent.click(retry)
    expect(document.activeElement?.textContent).toMatch(/ a\.pdf$/)
    expect(await screen.findByText('Lastet opp')).toBeTruthy()
  })

  it("[UPL-06] shows the server's words about a file and tells the form to wait", async () => {
    const onStatusChange = vi.fn()
    const upload = vi.fn<SendFile<string>>().mockRejectedValue(new Error('Ikke en gyldig mal'))
    show({ upload, onStatusChange, getServerMessage: (error) => (error as Error).message })
    await pick(aFile('a.pdf'))
    expect(await screen.findByText('Ikke en gyldig mal')).toBeTruthy()
    expect(onStatusChange).toHaveBeenLastCalledWith({ sending: 0, refused: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Fjern a.pdf' }))
    expect(onStatusChange).toHaveBeenLastCalledWith({ sending: 0, refused: 0 })
  })

  it('[UPL-06] does not hold the form for another error', async () => {
    const onStatusChange = vi.fn()
    show({ upload: () => Promise.reject({ message: 'Hemmelig', status: 400 }), onStatusChange })
    await pick(aFile('a.pdf'))
    expect(await screen.findByText('Klarte ikke å laste opp a.pdf.')).toBeTruthy()
    expect(screen.queryByText('Hemmelig')).toBeNull()
    expect(onStatusChange).toHaveBeenLastCalledWith({ sending: 0, refused: 0 })
  })

  it('keeps a stored file when deleting it fails, and says so', async () => {
    const remove = vi.fn().mockRejectedValue(new Error('no'))
    show({ remove, defaultFiles: [{ id: '1', name: 'a.pdf', size: 900, ref: 'x' }] })
    await userEvent.click(screen.getByRole('button', { name: 'Slett a.pdf' }))
    expect(await screen.findByText('Klarte ikke å slette a.pdf. Prøv igjen.')).toBeTruthy()
    expect(names()).toEqual(['a.pdf'])
  })

  it('waits while offline, says so, and goes on when the network is back', async () => {
    const { calls, upload } = heldUpload()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show({ upload })
    await pick(aFile('a.pdf'))
    expect(await screen.findByText('Du er frakoblet, fortsetter når nettet er tilbake')).toBeTruthy()
    expect(calls).toHaveLength(0)
    online.mockReturnValue(true)
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(calls).toHaveLength(1)
  })

  it('[UPL-07] takes pasted pictures under names of their own', async () => {
    show({})
    const button = screen.getByRole('button', { name: /^Velg filer/ })
    const file = aFile('image.png', 20, 'image/png')
    const clipboardData = { types: ['Files'], files: [file, file], items: [] }
    fireEvent.paste(button, { clipboardData })
    await vi.waitFor(() => expect(names()).toEqual(['utklipp.png', 'utklipp-2.png']))
  })

  it('[UPL-07] takes dropped files, and refuses a folder in words', async () => {
    show({})
    const zone = document.querySelector('.eks-upload-zone') as Element
    const item = (file: File, isDirectory: boolean) => ({
      kind: 'file',
      getAsFile: () => file,
      webkitGetAsEntry: () => ({ isDirectory, name: file.name }),
    })
    const files = [aFile('a.pdf'), aFile('Mappe', 0, '')]
    const dataTransfer = {
      types: ['Files'],
      files,
      items: files.map((file, index) => item(file, index === 1)),
    }
    fireEvent.drop(zone, { dataTransfer })
    expect(await screen.findByText('Mappe er en mappe. Åpne mappen og velg filene i den.')).toBeTruthy()
    expect(names()).toEqual(['a.pdf'])
  })

  it('[UPL-07] keeps a missed drop from leaving the page', () => {
    show({})
    const missed = new Event('drop', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(missed)
    expect(missed.defaultPrevented).toBe(true)
  })

  it('catches a renamed file by its first bytes', async () => {
    show({ checkContent: true })
    await pick(new File(['x'.repeat(200)], 'a.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText('a.pdf ble ikke lagt til - Innholdet er ikke PDF.')).toBeTruthy()
  })

  it('says its limits with the button, before anything is added', () => {
    show({})
    const group = screen.getByRole('group', { name: 'Vedlegg' })
    const button = within(group).getByRole('button')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'PDF, JPG, PNG eller TIFF, høyst 4 filer på 10 MB',
    )
  })

  it('[UPL-07] takes the same file again after it was deleted, with focus on the button', async () => {
    show({})
    const file = aFile('a.pdf')
    await pick(file)
    await vi.waitFor(() => expect(names()).toEqual(['a.pdf']))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Velg filer/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Slett a.pdf' }))
    expect(names()).toEqual([])
    await pick(file)
    await vi.waitFor(() => expect(names()).toEqual(['a.pdf']))
  })

  it('takes nothing while it is disabled, though a file hung over it already', async () => {
    const dataTransfer = {
      types: ['Files'],
      files: [aFile('a.pdf')],
      items: [{ kind: 'file', type: 'application/pdf' }],
    }
    const stored = [{ id: '1', name: 'b.pdf', size: 900, ref: 'x' }]
    const { rerender } = render(<UploadWidget label="Vedlegg" accept={all} defaultFiles={stored} mode="multiple" />)
    const zone = document.querySelector('.eks-upload-zone') as HTMLElement
    fireEvent.dragEnter(zone, { dataTransfer })
    await vi.waitFor(() => expect(zone.dataset.dragging).toBe('true'))
    rerender(<UploadWidget label="Vedlegg" accept={all} defaultFiles={stored} mode="multiple" disabled />)
    expect(zone.dataset.dragging).toBeUndefined()
    fireEvent.drop(zone, { dataTransfer })
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    await userEvent.click(screen.getByRole('button', { name: 'Slett b.pdf' }))
    expect(names()).toEqual(['b.pdf'])
  })

  it('does not send the form around it, and tells it how many are under way', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const onStatusChange = vi.fn()
    const { upload } = heldUpload()
    render(
      <form onSubmit={onSubmit}>
        <UploadWidget label="Vedlegg" accept={all} upload={upload} onStatusChange={onStatusChange} />
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: /^Velg fil/ }))
    await pick(aFile('a.pdf'))
    await screen.findByRole('button', { name: 'Avbryt a.pdf' })
    expect(onStatusChange).toHaveBeenLastCalledWith({ sending: 1, refused: 0 })
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt a.pdf' }))
    expect(onStatusChange).toHaveBeenLastCalledWith({ sending: 0, refused: 0 })
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('moves a file with buttons when asked to, and keeps focus on the one that was pressed', async () => {
    const onFilesChange = vi.fn()
    const defaultFiles = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.pdf`, size: 500, ref: id }))
    show({ reorder: true, defaultFiles, onFilesChange })
    await userEvent.click(screen.getByRole('button', { name: 'Flytt ned a.pdf' }))
    expect(names()).toEqual(['b.pdf', 'a.pdf', 'c.pdf'])
    expect(onFilesChange.mock.lastCall?.[1]).toMatchObject({ reason: 'reorder' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Flytt ned a.pdf' }))
    await userEvent.click(screen.getByRole('button', { name: 'Flytt opp b.pdf' }))
    expect(names()).toEqual(['b.pdf', 'a.pdf', 'c.pdf'])
  })

  it('takes the files of a folder when asked to, those of its own folders too', async () => {
    const entry = (file: File) => ({
      isFile: true,
      isDirectory: false,
      name: file.name,
      file: (take: (file: File) => void) => take(file),
    })
    const folder = (name: string, content: readonly object[]) => {
      let rest = [...content]
      const readEntries = (take: (entries: readonly object[]) => void) => {
        take(rest.slice(0, 1))
        rest = rest.slice(1)
      }
      return { isFile: false, isDirectory: true, name, createReader: () => ({ readEntries }) }
    }
    const whole = folder('Mappe', [
      entry(aFile('a.pdf')),
      folder('Inni', [entry(aFile('b.pdf'))]),
      entry(aFile('c.docx', 9, '')),
    ])
    show({ folders: 'flatten' })
    const items = [{ kind: 'file', getAsFile: () => null, webkitGetAsEntry: () => whole }]
    fireEvent.drop(document.querySelector('.eks-upload-zone') as Element, {
      dataTransfer: { types: ['Files'], files: [], items },
    })
    await vi.waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']))
    expect(screen.getByText('c.docx ble ikke lagt til - Filtypen docx er ikke tillatt.')).toBeTruthy()
  })

  it('leaves dragged text out of a mixed drop', async () => {
    show({})
    const items = [
      { kind: 'string', type: 'text/plain' },
      { kind: 'file', getAsFile: () => aFile('a.pdf') },
    ]
    fireEvent.drop(document.querySelector('.eks-upload-zone') as Element, {
      dataTransfer: { types: ['text/plain', 'Files'], files: [aFile('a.pdf')], items },
    })
    await vi.waitFor(() => expect(names()).toEqual(['a.pdf']))
  })

  it('lets the app refuse a change: nothing is added, said, sent or taken away', async () => {
    const { calls, upload } = heldUpload()
    const onFilesChange = vi.fn<NonNullable<UploadWidgetProps<string>['onFilesChange']>>((_, { cancel }) => cancel())
    show({ upload, onFilesChange, defaultFiles: [{ id: '1', name: 'a.pdf', size: 900, ref: 'x' }] })
    await pick(aFile('b.pdf'))
    await vi.waitFor(() => expect(onFilesChange).toHaveBeenCalledTimes(1))
    await userEvent.click(screen.getByRole('button', { name: 'Slett a.pdf' }))
    expect(onFilesChange).toHaveBeenCalledTimes(2)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect([names(), calls, announced('polite')]).toEqual([['a.pdf'], [], ''])
  })

  it('keeps the sound one of two files with the same name', async () => {
    show({ checkContent: true })
    const renamed = new File([`PK${'x'.repeat(200)}`], 'a.pdf', { type: 'application/pdf' })
    const sound = new File([`%PDF-1.7${'x'.repeat(200)}`], 'a.pdf', { type: 'application/pdf' })
    fireEvent.change(input(), { target: { files: [renamed, sound] } })
    expect(await screen.findByText('a.pdf ble ikke lagt til - Innholdet er ikke PDF.')).toBeTruthy()
    expect(names()).toEqual(['a.pdf'])
  })

  it('adds the others when one file cannot be read, and says which', async () => {
    show({ checkContent: true })
    const sound = new File([`%PDF-1.7${'x'.repeat(200)}`], 'a.pdf', { type: 'application/pdf' })
    const moved = aFile('b.pdf')
    moved.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
    const heard = hear()
    await pick(sound, moved)
    const text = 'b.pdf ble ikke lagt til - Filen kan ikke leses.'
    expect(await screen.findByText(text)).toBeTruthy()
    expect(names()).toEqual(['a.pdf'])
    await vi.waitFor(() => expect(heard()).toContain(text))
  })

  it('holds to its limits when more files come while contents are read', async () => {
    const rules = { accept: [fileTypes.pdf], maxSizeBytes: 1024, maxFiles: 1 }
    const present = vi.fn(() => ['a.pdf']).mockReturnValueOnce([])
    const files = [new File([`%PDF-1.7${'x'.repeat(200)}`], 'b.pdf', { type: 'application/pdf' })]
    const sorted = await sortIncoming({ reason: 'drop', files, folders: [] }, present, {
      rules,
      stem: 'utklipp',
      checkContent: true,
      validate: () => undefined,
    })
    expect(sorted).toEqual({ accepted: [], refused: [{ code: 'count', name: 'b.pdf', maxFiles: 1 }] })
  })

  it('begins again with what was under way when the page around it is put aside and brought back', async () => {
    const { calls, upload } = heldUpload()
    const aside = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <UploadWidget<string> label="Vedlegg" accept={all} retryDelays={[]} upload={upload} />
      </Activity>
    )
    const { rerender } = render(aside('visible'))
    await pick(aFile('a.pdf'))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    rerender(aside('hidden'))
    expect(calls[0]?.signal.aborted).toBe(true)
    await act(async () => calls[0]?.fail(new DOMException('', 'AbortError')))
    expect(calls).toHaveLength(1)
    rerender(aside('visible'))
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    await act(async () => calls[1]?.end('ref'))
    expect(await screen.findByText('Lastet opp')).toBeTruthy()
  })

  it.each([
    [2.5 * 1024 ** 2, 'PDF, høyst 2,5 MB'],
    [512 * 1024, 'PDF, høyst 0,5 MB'],
  ])('says a limit of %d bytes as it is', (maxSizeBytes, text) => {
    show({ mode: 'single', accept: [fileTypes.pdf], maxSizeBytes })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('is put together from its parts', async () => {
    render(
      <UploadWidget.Root label="Vedlegg" accept={all} mode="multiple">
        <UploadWidget.List>
          {(item) => (
            <li data-item={item.id}>
              <span>{item.name}</span>
            </li>
          )}
        </UploadWidget.List>
        <UploadWidget.Dropzone>
          <UploadWidget.Trigger>Legg ved</UploadWidget.Trigger>
        </UploadWidget.Dropzone>
      </UploadWidget.Root>,
    )
    expect(screen.getByRole('button', { name: /^Legg ved/ })).toBeTruthy()
    await pick(aFile('a.pdf'))
    await vi.waitFor(() => expect(names()).toEqual(['a.pdf']))
  })

  it('says which part stands outside its root', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<UploadWidget.Trigger />)).toThrow('UploadTrigger needs an UploadRoot around it.')
  })
})
