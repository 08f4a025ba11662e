import type { ExportType } from '../../../goods/product-line/product-line.ts'
import type { Words } from '../languages.ts'

/*
 * Sentences that a certificate can attest. Our own wording, not agreed with any authority and not checked by a native reader:
 * each says no more than what supports it (`../support.ts`). An authority that has an agreed text puts it in the template's
 * folder.
 */

/** Supported by the register of approved establishments. */
export const approvedEstablishments: Words = {
  en: 'The products come from the establishments named in this certificate, which stand in the register of establishments approved by the competent authority of Norway.',
  zh: '产品来自本证书所列企业，上述企业已列入挪威主管机关批准的企业名册。',
  ar: 'تأتي المنتجات من المنشآت المذكورة في هذه الشهادة، وهي مسجلة في سجل المنشآت المعتمدة من السلطة المختصة في النرويج.',
  uk: 'Продукти походять з потужностей, зазначених у цьому сертифікаті, які внесено до реєстру потужностей, затверджених компетентним органом Норвегії.',
  pt: 'Os produtos provêm dos estabelecimentos indicados neste certificado, que constam do registo de estabelecimentos aprovados pela autoridade competente da Noruega.',
  ro: 'Produsele provin din unitățile menționate în prezentul certificat, înscrise în registrul unităților aprobate de autoritatea competentă a Norvegiei.',
}

/** Supported by the exporter's declaration that the requirements of the certificate are met. */
export const exporterAnswers: Words = {
  en: 'The exporter has declared to know the requirements of this certificate and to be responsible for the products meeting them.',
  zh: '出口商已声明知悉本证书的要求，并对产品符合该要求负责。',
  ar: 'أقر المصدر بأنه على علم بمتطلبات هذه الشهادة وبأنه مسؤول عن استيفاء المنتجات لها.',
  uk: 'Експортер заявив, що знає вимоги цього сертифіката і відповідає за те, що продукти їм відповідають.',
  pt: 'O exportador declarou conhecer os requisitos deste certificado e ser responsável por os produtos os cumprirem.',
  ro: 'Exportatorul a declarat că cunoaște cerințele prezentului certificat și că răspunde de îndeplinirea acestora de către produse.',
}

/** Supported by the exporter's declaration on the rules of the EU. */
export const europeanRules: Words = {
  en: 'The exporter has declared that the products meet the rules that apply to fishery products in the European Union.',
  zh: '出口商已声明产品符合欧洲联盟适用于水产品的规定。',
  ar: 'أقر المصدر بأن المنتجات تستوفي القواعد المطبقة على منتجات الصيد في الاتحاد الأوروبي.',
  uk: 'Експортер заявив, що продукти відповідають правилам Європейського Союзу щодо рибних продуктів.',
  pt: 'O exportador declarou que os produtos cumprem as regras aplicáveis aos produtos da pesca na União Europeia.',
  ro: 'Exportatorul a declarat că produsele respectă normele aplicabile produselor pescărești în Uniunea Europeană.',
}

/** Supported by the exporter's declaration of use. */
export const forHumanConsumption: Words = {
  en: 'The products are intended for human consumption.',
  zh: '产品供人食用。',
  ar: 'المنتجات مخصصة للاستهلاك البشري.',
  uk: 'Продукти призначені для споживання людьми.',
  pt: 'Os produtos destinam-se ao consumo humano.',
  ro: 'Produsele sunt destinate consumului uman.',
}

/** Supported by the answer of each line. */
export const farmed: Words = {
  en: 'the products are of farmed origin;',
  zh: '产品为养殖产品；',
  ar: 'المنتجات مستزرعة؛',
  uk: 'продукти походять з аквакультури;',
  pt: 'os produtos são de origem aquícola;',
  ro: 'produsele provin din acvacultură;',
}

/** Supported by the answer of each line; says nothing about how the catch was made. */
export const wild: Words = {
  en: 'the products are of wild-caught origin.',
  zh: '产品为野生捕捞产品。',
  ar: 'المنتجات من مصايد طبيعية.',
  uk: 'продукти походять з вилову дикої риби.',
  pt: 'os produtos provêm da captura em meio selvagem.',
  ro: 'produsele provin din capturi sălbatice.',
}

/** Supported by the declaration of each wild line. */
export const lawfulCatch: Words<'zh'> = {
  en: 'The exporter has declared that the catch is lawful and agrees with its catch certificate or tracing documents.',
  zh: '出口商已声明该渔获合法，并与捕捞证书或追溯文件一致。',
}

/** Supported by the aquaculture register. */
export const registeredSites: Words<'zh' | 'pt'> = {
  en: 'The farmed products come from the sites named in box I.27, which stand in the aquaculture register of Norway.',
  zh: '养殖产品来自第I.27栏所列养殖场，上述养殖场已列入挪威水产养殖登记册。',
  pt: 'Os produtos de aquicultura provêm dos locais indicados na casa I.27, que constam do registo de aquicultura da Noruega.',
}

/** Supported by the declaration of each farmed line. */
export const withoutPorkProtein: Words<'ar'> = {
  en: 'The exporter has declared that the farmed fish has been fed only feed without pork protein.',
  ar: 'أقر المصدر بأن الأسماك المستزرعة لم تقدم لها سوى أعلاف خالية من بروتين الخنزير.',
}

/** Supported by the declarations on powder, one for each kind. */
export const powder: Readonly<Record<'cod' | 'shrimp' | 'oyster', Words>> = {
  cod: {
    en: 'The exporter has confirmed the information required of powder of cod.',
    zh: '出口商已确认鳕鱼粉所需的信息。',
    ar: 'أكد المصدر البيانات المطلوبة بشأن مسحوق سمك القد.',
    uk: 'Експортер підтвердив відомості, що вимагаються для порошку з тріски.',
    pt: 'O exportador confirmou as informações exigidas para o pó de bacalhau.',
    ro: 'Exportatorul a confirmat informațiile cerute pentru pulberea de cod.',
  },
  shrimp: {
    en: 'The exporter has confirmed the information required of powder of shrimp.',
    zh: '出口商已确认虾粉所需的信息。',
    ar: 'أكد المصدر البيانات المطلوبة بشأن مسحوق الروبيان.',
    uk: 'Експортер підтвердив відомості, що вимагаються для порошку з креветок.',
    pt: 'O exportador confirmou as informações exigidas para o pó de camarão.',
    ro: 'Exportatorul a confirmat informațiile cerute pentru pulberea de creveți.',
  },
  oyster: {
    en: 'The exporter has confirmed the information required of powder of oyster.',
    zh: '出口商已确认牡蛎粉所需的信息。',
    ar: 'أكد المصدر البيانات المطلوبة بشأن مسحوق المحار.',
    uk: 'Експортер підтвердив відомості, що вимагаються для порошку з устриць.',
    pt: 'O exportador confirmou as informações exigidas para o pó de ostra.',
    ro: 'Exportatorul a confirmat informațiile cerute pentru pulberea de stridii.',
  },
}

/** Supported by the answer of each line. */
export const live: Words = {
  en: 'The products are live animals.',
  zh: '产品为活体动物。',
  ar: 'المنتجات حيوانات حية.',
  uk: 'Продукти є живими тваринами.',
  pt: 'Os produtos são animais vivos.',
  ro: 'Produsele sunt animale vii.',
}

/** Supported by the temperature in the answers, which decides the one of the three that applies. */
export const carried: Readonly<Record<'ambient' | 'chilled' | 'frozen', Words>> = {
  ambient: {
    en: 'the products are to be carried at ambient temperature;',
    zh: '产品应在常温下运输；',
    ar: 'تنقل المنتجات في درجة حرارة الجو؛',
    uk: 'продукти перевозяться за кімнатної температури;',
    pt: 'os produtos devem ser transportados à temperatura ambiente;',
    ro: 'produsele se transportă la temperatura ambiantă;',
  },
  chilled: {
    en: 'the products are to be carried at the temperature stated in box I.18;',
    zh: '产品应按第I.18栏所列温度运输；',
    ar: 'تنقل المنتجات في درجة الحرارة المبينة في الخانة I.18؛',
    uk: 'продукти перевозяться за температури, зазначеної у графі I.18;',
    pt: 'os produtos devem ser transportados à temperatura indicada na casa I.18;',
    ro: 'produsele se transportă la temperatura indicată la rubrica I.18;',
  },
  frozen: {
    en: 'the products are to be carried frozen, at −18 °C or colder.',
    zh: '产品应在−18 °C或以下冷冻运输。',
    ar: 'تنقل المنتجات مجمدة في درجة −18 °C أو أقل.',
    uk: 'продукти перевозяться замороженими за температури −18 °C або нижче.',
    pt: 'os produtos devem ser transportados congelados, a −18 °C ou menos.',
    ro: 'produsele se transportă congelate, la −18 °C sau mai puțin.',
  },
}

/** Supported by a declaration that is asked when the goods travel at −18 °C or colder. */
export const noPhosphates: Words<'pt'> = {
  en: 'The exporter has declared that no phosphates have been added to the products.',
  pt: 'O exportador declarou que não foram adicionados fosfatos aos produtos.',
}

/** Supported by a declaration whose text names all three. */
export const brazilianRequirements: Words<'pt'> = {
  en: 'The exporter has declared that the animals were not slaughtered as a disease-control measure, do not come from facilities under restrictions, and showed no signs of disease or ectoparasites.',
  pt: 'O exportador declarou que os animais não foram abatidos como medida de controlo de doenças, não provêm de instalações sujeitas a restrições e não apresentavam sinais de doença nem de ectoparasitas.',
}

/** Supported by the declaration that applies to each farmed line. */
export const exportType: Readonly<Record<ExportType, Words<never>>> = {
  A: { en: 'the exporter has stated that the farmed products are non-viable crustaceans;' },
  B: { en: 'the exporter has stated that the farmed products are slaughtered and eviscerated fish;' },
  C: { en: 'the exporter has stated that the farmed products are aquaculture products;' },
  D: { en: 'the exporter has stated that the farmed products are crustaceans for processing establishments;' },
  E: { en: 'the exporter has stated that the farmed products are crustaceans for further processing;' },
  F: {
    en: 'the exporter has not disclosed the animal health of the farmed products, which is described in the appendix to this certificate.',
  },
}

export const forCanning: Words<never> = { en: 'The products are intended for the canning industry.' }

export const packedForConsumer: Words<never> = { en: 'The products are packed for the final consumer.' }
