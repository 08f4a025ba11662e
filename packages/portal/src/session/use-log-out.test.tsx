import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hasLeftMachine } from '../server/session-end.ts'
import { useLogOut } from './use-log-out.ts'

it('[EXP-03] who logs out while what they wrote cannot be deleted is told, and goes on writing', async () => {
  localStorage.setItem('eks:message-draft:p-1:310000043:4001', JSON.stringify({ v: 1, d: 'Hei' }))
  const onFailure = vi.fn()
  const kept = { unsent: async () => ['4001'], forget: () => Promise.reject(new Error('The disk is gone.')) }
  const { result } = renderHook(() => useLogOut({ person: 'p-1', onFailure, kept }), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  })
  await act(() => result.current.confirm())
  expect(onFailure).toHaveBeenCalledOnce()
  expect(hasLeftMachine()).toBe(false)
  expect(localStorage.getItem('eks:message-draft:p-1:310000043:4001')).not.toBeNull()
})
