'use client'
import { locales, nearestLocale } from '@eksport/forms'
import { useEksport } from '../foundation/text/eksport-context.js'

/** The language in which the words of the trade are read: the provider's where it is bokmål, nynorsk or English, else the nearest of them. */
export const useHouseLocale = () => nearestLocale(locales, useEksport().locale) ?? 'nb'
