import type { MessageStyle } from '../../../campaigns/campaigns.schemas.ts';
import type { FamilyName } from '../topics/topic.ts';
import { genericDirect } from './generic-direct.ts';
import { genericFriendly } from './generic-friendly.ts';
import { genericInformative } from './generic-informative.ts';
import { genericMotivational } from './generic-motivational.ts';
import { hydrationDirect } from './hydration-direct.ts';
import { hydrationFriendly } from './hydration-friendly.ts';
import { hydrationInformative } from './hydration-informative.ts';
import { hydrationMotivational } from './hydration-motivational.ts';
import { learningDirect } from './learning-direct.ts';
import { learningFriendly } from './learning-friendly.ts';
import { learningInformative } from './learning-informative.ts';
import { learningMotivational } from './learning-motivational.ts';
import { mindDirect } from './mind-direct.ts';
import { mindFriendly } from './mind-friendly.ts';
import { mindInformative } from './mind-informative.ts';
import { mindMotivational } from './mind-motivational.ts';
import { movementDirect } from './movement-direct.ts';
import { movementFriendly } from './movement-friendly.ts';
import { movementInformative } from './movement-informative.ts';
import { movementMotivational } from './movement-motivational.ts';
import { nutritionDirect } from './nutrition-direct.ts';
import { nutritionFriendly } from './nutrition-friendly.ts';
import { nutritionInformative } from './nutrition-informative.ts';
import { nutritionMotivational } from './nutrition-motivational.ts';
import { personalDirect } from './personal-direct.ts';
import { personalFriendly } from './personal-friendly.ts';
import { personalInformative } from './personal-informative.ts';
import { personalMotivational } from './personal-motivational.ts';
import { productivityDirect } from './productivity-direct.ts';
import { productivityFriendly } from './productivity-friendly.ts';
import { productivityInformative } from './productivity-informative.ts';
import { productivityMotivational } from './productivity-motivational.ts';
import { quittingDirect } from './quitting-direct.ts';
import { quittingFriendly } from './quitting-friendly.ts';
import { quittingInformative } from './quitting-informative.ts';
import { quittingMotivational } from './quitting-motivational.ts';
import { sleepDirect } from './sleep-direct.ts';
import { sleepFriendly } from './sleep-friendly.ts';
import { sleepInformative } from './sleep-informative.ts';
import { sleepMotivational } from './sleep-motivational.ts';

/** The whole lines of each family in each style, as they are written. How they are read: ../whole-lines.ts */
export const lineSources: Record<FamilyName, Record<MessageStyle, string>> = {
  movement: {
    motivational: movementMotivational,
    informative: movementInformative,
    friendly: movementFriendly,
    direct: movementDirect,
  },
  mind: {
    motivational: mindMotivational,
    informative: mindInformative,
    friendly: mindFriendly,
    direct: mindDirect,
  },
  hydration: {
    motivational: hydrationMotivational,
    informative: hydrationInformative,
    friendly: hydrationFriendly,
    direct: hydrationDirect,
  },
  nutrition: {
    motivational: nutritionMotivational,
    informative: nutritionInformative,
    friendly: nutritionFriendly,
    direct: nutritionDirect,
  },
  learning: {
    motivational: learningMotivational,
    informative: learningInformative,
    friendly: learningFriendly,
    direct: learningDirect,
  },
  sleep: {
    motivational: sleepMotivational,
    informative: sleepInformative,
    friendly: sleepFriendly,
    direct: sleepDirect,
  },
  productivity: {
    motivational: productivityMotivational,
    informative: productivityInformative,
    friendly: productivityFriendly,
    direct: productivityDirect,
  },
  generic: {
    motivational: genericMotivational,
    informative: genericInformative,
    friendly: genericFriendly,
    direct: genericDirect,
  },
};

/** Lines for people who wrote a plan of their own, whatever it is about. */
export const personalSources: Record<MessageStyle, string> = {
  motivational: personalMotivational,
  informative: personalInformative,
  friendly: personalFriendly,
  direct: personalDirect,
};

/** Lines for things to leave off, a topic of the generic family with files of its own. */
export const quittingSources: Record<MessageStyle, string> = {
  motivational: quittingMotivational,
  informative: quittingInformative,
  friendly: quittingFriendly,
  direct: quittingDirect,
};
