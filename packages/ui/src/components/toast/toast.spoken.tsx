import { act } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { ToastRegion } from './toast-region.js'
import { toast, toastStore } from './toast-store.js'

const cleared = () => {
  toastStore.clear()
  return <ToastRegion />
}

export const spoken: readonly SpokenRow[] = [
  {
    component: 'ToastRegion',
    action: 'a receipt comes',
    element: cleared,
    act: () => act(() => void toast.success('Søknaden er slettet!')),
    says: 'Søknaden er slettet!',
  },
  {
    component: 'ToastRegion',
    action: 'an error comes',
    element: cleared,
    act: () => act(() => void toast.error('Søknaden ble ikke slettet')),
    says: 'Søknaden ble ikke slettet',
    politeness: 'assertive',
  },
  {
    component: 'ToastRegion',
    action: 'the newest of two is closed: the older one is not said again',
    element: () => {
      toastStore.clear()
      toast.success('Lagret')
      toast.success('Sendt')
      return <ToastRegion />
    },
    act: () => act(() => toastStore.dismiss(toastStore.read().shown.at(-1)?.id ?? 0)),
    says: [],
  },
]
