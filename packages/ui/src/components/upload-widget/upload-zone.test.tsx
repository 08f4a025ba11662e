import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as lazyParts from '../../foundation/internal/lazy-part.js'
import { fileTypes } from './file-types.js'
import { UploadWidget } from './upload-widget.js'

// Not by a module that throws: a file before this one may have fetched the library, and the field keeps it.
beforeEach(() => {
  vi.spyOn(lazyParts, 'useLazyPart').mockReturnValue({ kind: 'failed' })
})

const aFile = (name: string) => new File([new Uint8Array(200)], name, { type: 'application/pdf' })
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
const zone = () => document.querySelector('.eks-upload-zone') as HTMLElement
const names = () => [...document.querySelectorAll('[data-item]')].map((one) => one.querySelector('span')?.textContent)
const transfer = (file: File) => ({
  files: [file],
  types: ['Files'],
  items: [{ kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => null }],
})

it('takes what is picked, dropped and pasted where its library could not be fetched', async () => {
  render(<UploadWidget label="Vedlegg" mode="multiple" accept={Object.values(fileTypes)} />)
  fireEvent.change(input(), { target: { files: [aFile('valgt.pdf')] } })
  await vi.waitFor(() => expect(names()).toEqual(['valgt.pdf']))
  expect(fireEvent.dragOver(zone())).toBe(false)
  expect(fireEvent.drop(zone(), { dataTransfer: transfer(aFile('sluppet.pdf')) })).toBe(false)
  await vi.waitFor(() => expect(names()).toEqual(['valgt.pdf', 'sluppet.pdf']))
  fireEvent.paste(zone(), { clipboardData: transfer(aFile('limt-inn.pdf')) })
  await vi.waitFor(() => expect(names()).toEqual(['valgt.pdf', 'sluppet.pdf', 'limt-inn.pdf']))
})

it('opens the dialog of the browser, and takes nothing while it is disabled', async () => {
  const { rerender } = render(<UploadWidget label="Vedlegg" accept={Object.values(fileTypes)} />)
  const opened = vi.spyOn(input(), 'click')
  fireEvent.click(screen.getByRole('button', { name: /^Velg fil/ }))
  expect(opened).toHaveBeenCalledOnce()
  rerender(<UploadWidget label="Vedlegg" accept={Object.values(fileTypes)} disabled />)
  expect(fireEvent.drop(zone(), { dataTransfer: transfer(aFile('sluppet.pdf')) })).toBe(false)
  expect(names()).toEqual([])
})
