import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openDesk } from '#src/testing/open-desk.ts'

let inSight: string | undefined
let stopped = 0

class CodeReader {
  detect = async () => (inSight === undefined ? [] : [{ rawValue: inSight }])
}

/** A browser that reads codes, with a camera that is given or refused. */
function giveCamera(answer: () => Promise<unknown>) {
  inSight = undefined
  stopped = 0
  Reflect.set(window, 'BarcodeDetector', CodeReader)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: answer }, configurable: true })
  Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { value: 4, configurable: true })
  Object.defineProperty(HTMLMediaElement.prototype, 'HAVE_CURRENT_DATA', { value: 2, configurable: true })
  // The page of the tests shows no streams.
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', { value: null, writable: true, configurable: true })
}

const stream = {
  getTracks: () => [
    {
      stop: () => {
        stopped += 1
      },
    },
  ],
}

afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector')
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'readyState')
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'HAVE_CURRENT_DATA')
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'srcObject')
})

it('[CW-14] the camera reads the pass, opens the case of it and is let go', async () => {
  giveCamera(async () => stream)
  const { user, address } = openDesk('/skranke', { width: 360 })
  await user.click(await screen.findByRole('link', { name: 'Skann hentebevis' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Skann hentebevis' })).toBeTruthy()
  expect(await screen.findByText('Hold koden på kvitteringen foran kameraet.')).toBeTruthy()
  inSight = 'https://annet.example'
  expect(
    await screen.findByText(/Koden er ikke et hentebevis\. Den inneholder «https:\/\/annet\.example»/),
  ).toBeTruthy()
  expect(address()).toBe('/skranke/skann')
  inSight = '#004036'
  await waitFor(() => expect(address()).toBe('/skranke/4036'))
  await waitFor(() => expect(stopped).toBe(1))
})

it('[CW-14] a camera that is refused is said, and the number is written', async () => {
  giveCamera(async () => Promise.reject(new DOMException('No', 'NotAllowedError')))
  const { user, address } = openDesk('/skranke/skann', { width: 360 })
  expect(await screen.findByText(/^Kameraet kan ikke brukes\./)).toBeTruthy()
  const field = screen.getByRole('textbox', { name: /^Referansenummer/ })
  await user.type(field, 'abc{Enter}')
  expect(await screen.findByText('Skriv nummeret slik det står på kvitteringen, for eksempel #004036.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '#004036{Enter}')
  await waitFor(() => expect(address()).toBe('/skranke/4036'))
})

it('[CW-14] a desk without a camera says so, and the number is written', async () => {
  giveCamera(async () => Promise.reject(new DOMException('No', 'NotFoundError')))
  const { user, address } = openDesk('/skranke/skann', { width: 360 })
  expect(await screen.findByText(/^Det er ikke noe kamera her\./)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Referansenummer/ }), '4036{Enter}')
  await waitFor(() => expect(address()).toBe('/skranke/4036'))
})

it('[CW-14] a browser that gives no page a camera says so at the address, and the list offers no button that does nothing', async () => {
  openDesk('/skranke/skann', { width: 360 })
  expect(await screen.findByText(/^Det er ikke noe kamera her/)).toBeTruthy()
  cleanup()
  openDesk('/skranke')
  await screen.findByText('Hentet 12:04')
  expect(screen.queryByRole('link', { name: 'Skann hentebevis' })).toBeNull()
})
