export { Section, sectionTones, type SectionProps, type SectionTone } from './section.tsx';
