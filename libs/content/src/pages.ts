import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { aeroManagement } from './pages/aero-management.ts';
import { blog } from './pages/blog.ts';
import { caseStudy } from './pages/case-study.ts';
import { cloudServices } from './pages/cloud-services.ts';
import { contactUs } from './pages/contact-us.ts';
import { educationProducts } from './pages/education-products.ts';
import { enterpriseResources } from './pages/enterprise-resources.ts';
import { fileVault } from './pages/file-vault.ts';
import { fintechApplications } from './pages/fintech-applications.ts';
import { forex } from './pages/forex.ts';
import { gisServices } from './pages/gis-services.ts';
import { itConsultancyServices } from './pages/it-consultancy-services.ts';
import { login } from './pages/login.ts';
import { privacy } from './pages/privacy.ts';
import { product } from './pages/product.ts';
import { services } from './pages/services.ts';
import { softwareServices } from './pages/software-services.ts';
import { systemIntegrationServices } from './pages/system-integration-services.ts';
import { urbanErp } from './pages/urban-erp.ts';
import { utilityServices } from './pages/utility-services.ts';
import type { Route } from './routes.ts';
import type { Page } from './types.ts';

/** The routes that are pages of text: all but the home page and the career page, which have modules of their own. */
export type PageRoute = Exclude<Route, '/' | '/career'>;

/** Every page of text by its path. */
export const pages: Readonly<Record<PageRoute, Page>> = {
  '/about': about,
  '/product': product,
  '/case-study': caseStudy,
  '/blog': blog,
  '/contact-us': contactUs,
  '/services': services,
  '/cloud-services': cloudServices,
  '/gis-services': gisServices,
  '/it-consultancy-services': itConsultancyServices,
  '/software-services': softwareServices,
  '/system-integration-services': systemIntegrationServices,
  '/utility-services': utilityServices,
  '/aero-management': aeroManagement,
  '/education-products': educationProducts,
  '/enterprise-resources': enterpriseResources,
  '/fintech-applications': fintechApplications,
  '/urban-erp': urbanErp,
  '/login': login,
  '/file-vault': fileVault,
  '/forex': forex,
  '/privacy': privacy,
  '/accessibility': accessibility,
};
