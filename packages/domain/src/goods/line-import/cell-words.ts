/** Words by their meaning, a code. Compared in the same way as column names; a word under several codes may mean any of them. */
type Meanings = Readonly<Record<string, readonly string[]>>

/**
 * Words of the trade that no code list has, by list: English, Portuguese, Chinese and Ukrainian. The interpretation is shown
 * before anything is imported, and can be changed.
 */
export const tradeWords: Readonly<Record<string, Meanings>> = {
  species: {
    '711': [
      ...['salmon', 'salmão', 'salmão do atlântico', '三文鱼', '大西洋鲑', '大西洋鲑鱼', '大西洋三文鱼', '鲑鱼'],
      ...['лосось', 'лосось атлантичний', 'атлантичний лосось', 'сьомга'],
    ],
    '713': ['trout', 'truta', '鳟鱼', 'форель', 'форель морська', 'truta marisca'],
    '714': [
      ...['trout', 'fjord trout', 'steelhead', 'steelhead trout', 'truta', 'truta arco íris', '鳟鱼', '虹鳟', '虹鳟鱼'],
      ...['форель', 'форель райдужна', 'райдужна форель'],
    ],
    '716': ['char', 'arctic charr', 'charr', 'truta ártica', '北极红点鲑', 'голець арктичний'],
    '611': ['herring', 'arenque', '鲱鱼', '大西洋鲱', '大西洋鲱鱼', 'оселедець', 'оселедець атлантичний'],
    '751': ['capelim', '毛鳞鱼', '多春鱼', 'мойва'],
    '1021': ['tusk', 'cusk', 'zarbo', 'менек'],
    '1022': [
      ...['cod', 'skrei', 'bacalhau', 'bacalhau do atlântico', '大西洋鳕', '大西洋鳕鱼', '真鳕'],
      ...['тріска', 'тріска атлантична', 'атлантична тріска'],
    ],
    '1027': ['hadoque', 'arinca', 'eglefim', '黑线鳕', '黑线鳕鱼', 'пікша'],
    '1032': ['saithe', 'coalfish', 'coley', 'escamudo', '绿青鳕', '青鳕', 'сайда'],
    '1038': ['verdinho', '蓝鳕', '蓝鳕鱼', 'путасу'],
    '2013': [
      ...['mackerel', 'cavala', 'cavalinha', 'cavalinha do atlântico', '鲭鱼', '大西洋鲭', '大西洋鲭鱼'],
      ...['скумбрія', 'скумбрія атлантична', 'атлантична скумбрія'],
    ],
    '2202': ['redfish', 'peixe vermelho', '红鱼', '平鲉', 'морський окунь', 'окунь морський'],
    '2203': ['redfish', 'peixe vermelho', '红鱼', '平鲉', 'морський окунь', 'окунь морський'],
    '2311': ['halibut', 'alabote', 'alabote do atlântico', '大比目鱼', '庸鲽', 'палтус', 'палтус атлантичний'],
    '2312': ['plaice', 'solha', '鲽鱼', 'камбала морська'],
    '2313': [
      ...['greenland turbot', 'alabote', 'alabote da groenlândia', '格陵兰庸鲽', '格陵兰大比目鱼'],
      ...['палтус', 'палтус чорний', 'палтус синьокорий'],
    ],
    '2411': ['monkfish', 'anglerfish', 'tamboril', '鮟鱇鱼', 'морський чорт'],
    '2524': [
      ...['prawn', 'prawns', 'shrimp', 'shrimps', 'coldwater prawn', 'coldwater prawns', 'northern shrimp'],
      ...['camarão', 'camarão do norte', '北极虾', '北极甜虾', '北方长额虾', 'креветка', 'креветка північна'],
    ],
    '2534': ['king crab', 'caranguejo rei', 'caranguejo real', '帝王蟹', 'краб камчатський', 'королівський краб'],
  },
  'processing-states': {
    LIVE: ['vivos', '活鲜', 'живий', 'жива'],
    FRESH: ['ferske', 'fresco', 'frescos', 'fresca', '新鲜', '鲜', 'свіжий', 'свіжа', 'свіже', 'свіжі'],
    CHILLED: ['refrigerado', 'resfriado', '冰鲜', '冷藏', 'охолоджений', 'охолоджена', 'охолоджене', 'охолоджені'],
    SUPERCHILLED: ['super refrigerado', '超冷却', 'переохолоджені'],
    FROZEN: [
      ...['frossen', 'frosset', 'frosen', 'frys', 'frz', 'iqf', 'congelado', 'congelados', 'congelada', '冷冻', '冻'],
      ...['заморожений', 'заморожена', 'заморожене', 'заморожені', 'морожений', 'морожена'],
    ],
    THAWED: ['descongelado', '解冻', 'розморожені', 'розморожена'],
    SALTED: ['salgado', 'salgados', '盐渍', '盐腌', 'солоні', 'солона', 'солоний'],
    DRIED: ['seco', 'stockfish', '干', '干制', 'сушені', 'сушена', 'сушений'],
    DRIED_SALTED: ['salgado seco', 'seco e salgado', 'klippfisk', 'clipfish', '盐干', 'сушено солоні'],
    SMOKED: ['defumado', 'fumado', '烟熏', '熏制', 'копчені', 'копчена', 'копчений'],
    COLD_SMOKED: ['defumado a frio', '冷熏', 'холодного копчення'],
    HOT_SMOKED: ['defumado a quente', '热熏', 'гарячого копчення'],
    COOKED: ['cozido', 'boiled', '熟', '熟制', 'варені', 'варена'],
  },
  'processing-types': {
    WHOLE_ROUND: [
      'wr',
      'rund',
      'whole round',
      'inteiro não eviscerado',
      '整条未去内脏',
      'непотрошені',
      'цілі непотрошені',
    ],
    WHOLE: ['inteiro', 'inteira', '整条', '整鱼', '整只', 'цілий', 'ціла', 'цілі'],
    GUTTED: [
      ...['hog', 'head on gutted', 'gutted head on', 'sloyd', 'head on', 'gutted', 'dhon'],
      ...['eviscerado', 'eviscerado com cabeça', '去内脏带头', '带头去内脏', '去内脏'],
      ...['потрошені', 'потрошена', 'потрошений', 'потрошені з головою', 'потрошена з головою'],
    ],
    GUTTED_HEADED: [
      ...['hg', 'h g', 'headed gutted', 'headed and gutted', 'head off gutted', 'eviscerado sem cabeça'],
      ...['去头去内脏', '去内脏去头', 'потрошені без голови', 'потрошена без голови'],
    ],
    FILLET: ['fillets', 'filets', 'fileter', 'filet', 'filé', 'filés', 'filetes', '鱼片', 'філе'],
    FILLET_SKIN_ON: ['fillet skin on', 'filé com pele', '带皮鱼片', 'філе зі шкірою', 'філе на шкірі'],
    FILLET_SKINLESS: ['fillet skinless', 'fillet skin off', 'filé sem pele', '去皮鱼片', 'філе без шкіри'],
    LOIN: ['loins', 'lombo', 'lombos', '鱼柳'],
    PORTION: ['portions', 'porção', 'porções', '份切', '分份', 'порція', 'порції'],
    STEAK: ['steaks', 'posta', 'postas', '鱼排', 'стейк', 'стейки'],
    ROE: ['roes', 'ovas', '鱼卵', '鱼籽', 'ікра'],
    HEADS: ['cabeças', '鱼头', 'голови'],
    TRIMMINGS: ['aparas', '碎料', '边角料', 'обрізки', 'обрізь'],
  },
  'packaging-types': {
    QR: [
      ...[
        'isopor',
        'eps',
        'eps box',
        'eps boxes',
        'eps case',
        'styrofoam',
        'styrofoam box',
        'styrofoam boxes',
        'styro box',
      ],
      ...['polystyrene', 'polystyrene box', 'polystyrene boxes', 'poly box', 'polybox', 'expanded polystyrene'],
      ...['caixa de isopor', 'caixas de isopor', 'caixa eps', '泡沫箱', '泡沫塑料箱', 'eps箱'],
      ...['пінопласт', 'пінопластовий ящик', 'пінопластові ящики', 'ящик із пінопласту', 'ящик пінопластовий'],
    ],
    CT: [
      ...['ctn', 'ctns', 'cartons', 'carton box', 'cardboard box', 'caixa de cartão', '纸箱'],
      ...['коробка', 'коробки', 'картонна коробка', 'картонні коробки', 'картон'],
    ],
    '4G': ['fibreboard box', 'fiberboard box', 'caixa de papelão', 'caixas de papelão', '纤维板箱'],
    BX: ['boxes', 'case', 'cases', 'kasser', 'caixa', 'caixas', '箱', 'ящик', 'ящики'],
    '4H': ['plastic box', 'plastic boxes', 'caixa plástica', 'caixa de plástico', '塑料箱', 'пластиковий ящик'],
    BG: ['bags', 'saco', 'sacos', '袋', 'пакет', 'пакети'],
    SA: ['sacks', '麻袋', 'мішок', 'мішки'],
    PX: ['pallets', 'palete', 'paletes', '托盘', 'палета', 'палети', 'піддон'],
    TB: ['tubs', 'tote', 'totes'],
    VP: ['vacuum', 'vacuum pack', 'vacuum bag', 'vac pack', 'a vácuo', '真空包装', 'вакуум', 'вакуумна упаковка'],
  },
  /** Options that a field defines itself. */
  options: {
    FARMED: [
      'farm',
      'aquaculture',
      'cultivado',
      'cultivada',
      'aquicultura',
      '养殖',
      'вирощена',
      'вирощений',
      'аквакультура',
    ],
    WILD_CAUGHT: ['wild', 'caught', 'wild caught', 'selvagem', 'captura', '野生', '捕捞', 'дика', 'дикий', 'вилов'],
  },
}

/** Yes and no in the same languages. */
export const truthWords = {
  yes: ['ja', 'j', 'yes', 'y', 'true', 'sann', 'x', '1', 'sim', '是', 'так'],
  no: ['nei', 'n', 'no', 'false', 'usann', '0', 'não', '否', 'ні'],
} as const
