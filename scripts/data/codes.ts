import type {
  AquacultureAreaSource,
  AreaSource,
  ClassificationSource,
  CodeSource,
  CountrySource,
  Names,
  PackagingSource,
  SpeciesSource,
  TypeOfProcessingSource,
} from './source.ts'

// Where no nynorsk is known the bokmål text stands: a name is taken from a source or left as it is, never invented.
const threeNames = (names: Names) => ({ nb: names.no, nn: names.nn ?? names.no, en: names.en })
/** Areas and the tariff are translated for their headings only: such a row shows the English text and says so. */
const namedOrEnglish = (no: string | null | undefined, en: string) => ({
  names: threeNames({ no: no ?? en, en }),
  ...(no == null ? { untranslated: true } : {}),
})
const marks = (row: { constructed?: boolean }) => (row.constructed === true ? { constructed: true } : {})

export const plainCodes = (rows: CodeSource[]) =>
  rows.map((row) => ({ code: row.code, names: threeNames(row.names), active: row.active ?? true, ...marks(row) }))

export const countries = (rows: CountrySource[]) =>
  rows.map(({ code, iso3, callingCode, names }) => ({
    code,
    names: threeNames(names),
    active: true,
    iso3,
    callingCode,
  }))

export const species = (rows: SpeciesSource[]) =>
  rows.map((row) => ({
    code: row.code,
    names: { nb: row.no, nn: row.no, en: row.en, la: row.la },
    active: true,
    fao: row.fao,
    group: row.group,
    parent: row.parent,
    farmedVariant: row.farmedVariant,
    common: row.common,
    ...(row.slaughterPeriodRequiredWhenFarmed === true ? { slaughterPeriodRequiredWhenFarmed: true } : {}),
    ...(row.powderConsent === undefined ? {} : { powderConsent: row.powderConsent }),
  }))

export const areas = (rows: AreaSource[]) =>
  rows.map(({ code, names: { no, en }, level, parent, inland }) => ({
    code,
    ...namedOrEnglish(no, en),
    active: true,
    level,
    parent,
    inland,
  }))

export const aquacultureAreas = (rows: AquacultureAreaSource[]) =>
  rows.map((row) => ({
    code: row.code,
    names: threeNames(row.names),
    active: row.active ?? true,
    default: row.default,
  }))

/** Only the types that are in use for food: the others have no Norwegian name and can never be chosen. */
export const packaging = (rows: PackagingSource[]) =>
  rows.flatMap(({ code, names: { no, en }, active, common }) =>
    active === true && no !== null ? [{ code, names: threeNames({ no, en }), active, common }] : [],
  )

export const classifications = (rows: ClassificationSource[]) =>
  rows.map(({ id, system, code, digits, parent, names: { no, en } }) => ({
    id,
    system,
    code,
    ...namedOrEnglish(no, en),
    active: true,
    digits,
    parent,
  }))

export const types = (rows: TypeOfProcessingSource[]) =>
  rows.map((row) => ({
    code: row.code,
    names: threeNames(row.names),
    active: row.active ?? true,
    appliesTo: row.appliesTo,
    ...marks(row),
  }))
