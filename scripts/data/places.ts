import type { BorderPostSource, EntrySource, EstablishmentSource, OfficeSource, SiteSource } from './source.ts'

// A place is called the same in all three languages.
const placeNames = (name: string) => ({ nb: name, nn: name, en: name })

export const borderPosts = (rows: BorderPostSource[]) =>
  rows.map(({ bcpCode, name, country, type, verification }) => ({
    code: bcpCode,
    names: placeNames(name),
    active: true,
    country,
    type,
    verification,
  }))

export const entries = (rows: EntrySource[]) =>
  rows.map(({ unLocode, name, country, type }) => ({
    code: unLocode,
    names: placeNames(name),
    active: true,
    country,
    type,
  }))

export const offices = (rows: OfficeSource[]) =>
  rows.map(({ name, code, active, evidence, ...office }) => ({
    code,
    names: placeNames(name),
    active,
    priority: office.priority,
    municipality: office.municipality,
    county: office.county,
    address: office.address,
    openingHours: office.openingHours,
    minimumLeadMinutes: office.minimumLeadMinutes,
    ...(evidence === 'SOURCE' ? {} : { constructed: true }),
  }))

export const establishments = (rows: EstablishmentSource[]) =>
  rows.map((row) => ({
    approvalNumber: row.approvalNumber,
    name: row.name,
    address: row.address,
    postalCode: row.postalCode,
    postalCity: row.postalCity,
    municipality: row.municipality,
    county: row.county,
    country: row.country,
    activities: row.activities,
    status: row.status,
    ...(row.constructed ? { constructed: true } : {}),
  }))

export const sites = (rows: SiteSource[]) =>
  rows.map(({ siteNumber, name, municipality, county, water, speciesCodes, active }) => ({
    siteNumber,
    name,
    municipality,
    county,
    water,
    speciesCodes,
    active,
  }))
