/** Destinations that the certificates for fish oil and for fish meal share (data/certificate-templates.json). */
export const oilAndMealCountries: readonly string[] =
  'AE AO AU AZ BA BD BF BJ CA CD CG CI CL CM CO CR CU DO DZ EC EG GA GE GH GT HK HN ID IL IN IQ JM JO JP KE KH KR KW KZ LB LK MA ME MK MM MU MV MX MY NG NZ OM PA PE PH PK QA RS SG SN TG TH TN TR TT TW TZ US UY UZ VN XK ZA'.split(
    ' ',
  )
