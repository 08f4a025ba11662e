'use client'
import { locales, nearestLocale } from '@eksport/forms'
import { useEksport } from '../foundation/text/eksport-context.js'

/** The language of the trade's texts: the provider's if it is bokmål, nynorsk or English, else the closest of them. */
export const useHouseLocale = () => nearestLocale(locales, useEksport().locale) ?? 'nb'
