import type { DrawingName } from '../../domain/content/service.schema.ts';

type Point = readonly [x: number, y: number];

/** The middle of a tag, in the units of the large and of the small drawing. */
interface Place {
  readonly large: Point;
  readonly small: Point;
}

/** In the order of the items that the service lists: where the office reorders these, the places move with them. */
type Places = readonly [Place, Place, Place, Place, Place, Place, Place, Place];

/** Where on its sheet each included item of a service is. */
export const TAG_PLACES: Readonly<Record<DrawingName, Places>> = {
  rack: [
    { large: [362, 204], small: [160, 87] }, // the copy on its way
    { large: [234, 164], small: [90, 61] }, // server A
    { large: [402, 284], small: [248, 124] }, // what is monitored
    { large: [234, 204], small: [90, 87] }, // server B
    { large: [310, 146], small: [226, 34] }, // the restore test
    { large: [206, 234], small: [82, 131] }, // the empty slot
    { large: [234, 114], small: [90, 33] }, // the firewall
    { large: [484, 338], small: [248, 140] }, // the row of uptime
  ],
  'site-plan': [
    { large: [488, 50], small: [260, 134] }, // north
    { large: [362, 40], small: [190, 34] }, // the upper switch
    { large: [76, 160], small: [63, 66] }, // a run of cables
    { large: [100, 321], small: [66, 110] }, // the lower switch
    { large: [249, 109], small: [106, 46] }, // the reach of an access point
    { large: [480, 346], small: [92, 134] }, // line 1
    { large: [486, 120], small: [259, 90] }, // line 2
    { large: [257, 336], small: [146, 140] }, // the front door
  ],
  perimeter: [
    { large: [342, 74], small: [188, 36] }, // the ranked list
    { large: [262, 92], small: [157, 24] }, // the arrow from outside
    { large: [172, 298], small: [96, 119] }, // the rampart
    { large: [208, 184], small: [96, 101] }, // the data
    { large: [312, 106], small: [164, 52] }, // finding a
    { large: [52, 152], small: [50, 62] }, // a bastion
    { large: [482, 76], small: [244, 36] }, // what became of the findings
    { large: [312, 202], small: [164, 100] }, // finding c
  ],
  route: [
    { large: [34, 92], small: [42, 88] }, // the clock
    { large: [123, 116], small: [72, 58] }, // the line from the trigger
    { large: [214, 89], small: [118, 58] }, // between the systems
    { large: [491, 118], small: [246, 26] }, // the report
    { large: [240, 308], small: [180, 30] }, // a row that differs
    { large: [240, 268], small: [118, 84] }, // a job that started
    { large: [364, 252], small: [158, 118] }, // the bell
    { large: [488, 290], small: [252, 100] }, // the named person
  ],
  month: [
    { large: [472, 44], small: [258, 46] }, // the first answer
    { large: [402, 132], small: [226, 92] }, // the middle of the dial
    { large: [152, 122], small: [98, 54] }, // a day for patches
    { large: [190, 262], small: [118, 118] }, // the report
    { large: [152, 218], small: [98, 98] }, // another day for patches
    { large: [276, 254], small: [156, 128] }, // the register
    { large: [203, 90], small: [145, 39] }, // a backup
    { large: [236, 170], small: [143, 76] }, // the visit
  ],
};
