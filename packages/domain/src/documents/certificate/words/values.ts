import type { MeansOfTransport } from '../../../application/enumerations.ts'
import type { Words } from '../languages.ts'

export const norway: Words = {
  en: 'Norway',
  zh: '挪威',
  ar: 'النرويج',
  uk: 'Норвегія',
  pt: 'Noruega',
  ro: 'Norvegia',
}

export const authority: Words = {
  en: 'Norwegian Food Safety Authority',
  zh: '挪威食品安全局',
  ar: 'الهيئة النرويجية لسلامة الأغذية',
  uk: 'Норвезьке управління з безпечності харчових продуктів',
  pt: 'Autoridade Norueguesa de Segurança Alimentar',
  ro: 'Autoritatea Norvegiană pentru Siguranța Alimentelor',
}

/** Labels of options to tick. */
export const optionWords: Readonly<
  Record<MeansOfTransport | 'AMBIENT' | 'CONTROLLED' | 'HUMAN_CONSUMPTION' | 'CANNING', Words> &
    Record<'IMPORT_EU', Words<never>>
> = {
  AIR: { en: 'Aircraft', zh: '航空', ar: 'جوا', uk: 'авіа', pt: 'aéreo', ro: 'aerian' },
  SHIP: { en: 'Ship', zh: '船舶', ar: 'بحرا', uk: 'море', pt: 'marítimo', ro: 'naval' },
  TRUCK: { en: 'Road', zh: '公路', ar: 'برا', uk: 'авто', pt: 'rodov.', ro: 'rutier' },
  TRAIN: { en: 'Rail', zh: '铁路', ar: 'سكة حديد', uk: 'залізн.', pt: 'ferrov.', ro: 'feroviar' },
  OTHER: { en: 'Other', zh: '其他', ar: 'أخرى', uk: 'інше', pt: 'outro', ro: 'altul' },
  AMBIENT: {
    en: 'Ambient',
    zh: '常温',
    ar: 'درجة حرارة الجو',
    uk: 'кімнатна',
    pt: 'ambiente',
    ro: 'ambiantă',
  },
  CONTROLLED: { en: 'Controlled', zh: '控温', ar: 'مضبوطة', uk: 'контрольована', pt: 'controlada', ro: 'controlată' },
  HUMAN_CONSUMPTION: {
    en: 'Human consumption',
    zh: '供人食用',
    ar: 'للاستهلاك البشري',
    uk: 'споживання людьми',
    pt: 'consumo humano',
    ro: 'consum uman',
  },
  CANNING: {
    en: 'Canning industry',
    zh: '罐头工业',
    ar: 'صناعة التعليب',
    uk: 'консервна промисловість',
    pt: 'indústria de conservas',
    ro: 'industria conservelor',
  },
  // Only the British certificate has it.
  IMPORT_EU: { en: 'Import or admission into the EU' },
}

/** The title of the signer, by the role in which they sign. */
export const titleWords: Readonly<Record<'B' | 'V', Words>> = {
  V: {
    en: 'Official veterinarian',
    zh: '官方兽医',
    ar: 'طبيب بيطري رسمي',
    uk: 'державний ветеринарний лікар',
    pt: 'veterinário oficial',
    ro: 'medic veterinar oficial',
  },
  B: {
    en: 'Official inspector',
    zh: '官方检查员',
    ar: 'مفتش رسمي',
    uk: 'державний інспектор',
    pt: 'inspetor oficial',
    ro: 'inspector oficial',
  },
}
