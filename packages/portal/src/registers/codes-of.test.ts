import type { Application } from '@eksport/domain'
import { expect, it } from 'vitest'
import { codesOf } from './codes-of.ts'

const to = (countryOfDestination: string): Partial<Application> => ({ countryOfDestination })

it('[EXP-08] finds the codes of an application and of what it is told against, once for each reading', () => {
  const [application, before] = [to('CN'), to('US')]
  const codes = codesOf(application, before)
  expect([...(codes.get('countries') ?? [])]).toEqual(['CN', 'US'])
  expect(codesOf(application, before)).toBe(codes)
  expect([...(codesOf(application, application).get('countries') ?? [])]).toEqual(['CN'])
  expect([...(codesOf(to('UA'), before).get('countries') ?? [])]).toEqual(['UA', 'US'])
})
