const companyForm = / (AS|ASA|SA|DA|ANS|BA|KS|NUF|Ltd|Ltda|Inc|GmbH|BV)\.?$/

/** Keeps a company's form on the line of its name: 'Testlaks AS' never breaks before 'AS'. */
export function keepCompanyForm(name: string): string {
  return name.replace(companyForm, (form) => `\u00a0${form.slice(1)}`)
}
