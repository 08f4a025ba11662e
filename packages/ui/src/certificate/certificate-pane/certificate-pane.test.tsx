import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleDrawing } from './certificate-pane.fixture.js'
import { CertificatePane } from './certificate-pane.js'

const addresses = { made: 0, freed: 0 }
beforeEach(() => {
  Object.assign(addresses, { made: 0, freed: 0 })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++addresses.made}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => void ++addresses.freed)
})

describe('[CRT-08] the certificate beside the form', () => {
  it('keeps what was drawn last while the next is drawn, and lets go of it then', () => {
    const { rerender, unmount } = render(<CertificatePane state="drawn" drawing={sampleDrawing()} />)
    rerender(<CertificatePane state="failed" drawing={sampleDrawing()} />)
    expect(screen.getAllByRole('img', { name: /^Side/ })).toHaveLength(2)
    expect(screen.getByText(/Tegningen under er eldre enn svarene/)).toBeTruthy()
    unmount()
    expect(addresses.freed).toBe(addresses.made)
  })

  it('leads nowhere from a box that nobody fills in', () => {
    const placeOf = vi.fn(() => undefined)
    render(<CertificatePane state="drawn" drawing={sampleDrawing()} placeOf={placeOf} />)
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByText('Mangler svar:')).toBeTruthy()
  })

  it('says what is missing in the words of the form where it is given them, and names no box by its number for it', () => {
    const drawing = sampleDrawing(['I.16'])
    render(<CertificatePane state="drawn" drawing={drawing} placeOf={() => 'Transport'} missing={<p>Mottaker 1</p>} />)
    expect(screen.getByText('Mottaker 1')).toBeTruthy()
    expect(screen.queryByText('Mangler svar:')).toBeNull()
    expect(screen.getByText('Endret:')).toBeTruthy()
  })

  it('says what is the matter with each box in words', () => {
    render(<CertificatePane state="drawn" drawing={sampleDrawing(['I.16'])} placeOf={() => 'Transport'} />)
    expect(screen.getByRole('button', { name: 'Rubrikk I.5, Consignee, mangler svar, gå til Transport' })).toBeTruthy()
    const schedule = 'Rubrikk I.15, Containers and seals, står på et vedlegg, gå til Transport'
    expect(screen.getByRole('button', { name: schedule })).toBeTruthy()
    expect(
      screen.getByRole('button', { name: 'Rubrikk I.16, Means of transport, endret, gå til Transport' }),
    ).toBeTruthy()
  })

  it('says a caption in English where the rest is in another language, and the hint leaves it to the drawing', () => {
    render(<CertificatePane state="drawn" drawing={sampleDrawing()} placeOf={() => 'Mottaker'} />)
    const box = screen.getByRole('button', { name: /^Rubrikk I.5, Consignee/ })
    expect(box.querySelector('[lang="en"]')?.textContent).toBe('Consignee,')
    expect(box.title).toBe('Rubrikk I.5, mangler svar, gå til Mottaker')
  })

  it('[EXP-12] marks what somebody says of a box at its place, and says it in the lists', () => {
    const noteOf = ({ no }: { no: string }) => (no === 'I.16' ? 'foreslått «Distribuidora S.A.»' : undefined)
    const { container } = render(
      <CertificatePane state="drawn" drawing={sampleDrawing()} placeOf={() => 'Mottaker'} noteOf={noteOf} />,
    )
    expect(container.querySelectorAll('.eks-certificate-noted')).toHaveLength(1)
    expect(screen.getByRole('button', { name: /^Rubrikk I.16, .*foreslått «Distribuidora S.A.»/ })).toBeTruthy()
    expect(screen.getByText('Kommentert:')).toBeTruthy()
    const captions = [...container.querySelectorAll('li > span:nth-child(2)')]
    expect(captions.length).toBeGreaterThan(0)
    expect(captions.filter((caption) => caption.getAttribute('lang') !== 'en')).toEqual([])
    expect(screen.getByRole('button', { name: 'I.16, foreslått «Distribuidora S.A.», gå til Mottaker' })).toBeTruthy()
    expect(screen.getByText('foreslått «Distribuidora S.A.»', { selector: 'li > span' })).toBeTruthy()
  })
})
