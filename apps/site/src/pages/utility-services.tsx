import { utilityServices } from '@example/content/pages/utility-services';
import { Illustration } from '@example/ui/illustration';
import { textPage } from '../content-page/text-page.tsx';

export const page = textPage(utilityServices, <Illustration name="utility" size="fill" />);
