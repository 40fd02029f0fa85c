/** The counties of Kenya, by the First Schedule to its constitution, without the word County. */
const COUNTIES =
  'Mombasa, Kwale, Kilifi, Tana River, Lamu, Taita Taveta, Garissa, Wajir, Mandera, Marsabit, Isiolo, Meru, Tharaka-Nithi, ' +
  'Embu, Kitui, Machakos, Makueni, Nyandarua, Nyeri, Kirinyaga, Murang’a, Kiambu, Turkana, West Pokot, Samburu, ' +
  'Trans Nzoia, Uasin Gishu, Elgeyo-Marakwet, Nandi, Baringo, Laikipia, Nakuru, Narok, Kajiado, Kericho, Bomet, Kakamega, ' +
  'Vihiga, Bungoma, Busia, Siaya, Kisumu, Homa Bay, Migori, Kisii, Nyamira, Nairobi';

/** Their chief towns, and others in which a company may have its office. */
const TOWNS =
  'Awendo, Bondo, Chepareria, Chuka, Eldama Ravine, Eldoret, Gilgil, Hola, Isebania, Iten, Juja, Kabarnet, Kacheliba, ' +
  'Kakuma, Kangundo, Kapenguria, Kapsabet, Kerugoya, Kikuyu, Kimilili, Kitale, Kitengela, Limuru, Lodwar, Lokichar, ' +
  'Lokichoggio, Luanda, Makutano, Malaba, Malindi, Maralal, Mariakani, Matuu, Mbale, Moyale, Msambweni, Mtwapa, Mumias, ' +
  'Mwatate, Mwingi, Naivasha, Nanyuki, Ngong, Njoro, Nyahururu, Ol Kalou, Ongata Rongai, Ortum, Oyugis, Rongo, Ruiru, ' +
  'Sigor, Taveta, Thika, Ukunda, Voi, Watamu, Webuye, Wote, Wundanyi';

/** What a text may name in the place of the office's town. */
export const PLACES: readonly string[] = `${COUNTIES}, ${TOWNS}`.split(', ');
