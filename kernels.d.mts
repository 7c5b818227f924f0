export interface KernelModule {
  readonly file: string;
  readonly text: string;
}

/** The modules of all kernels as they should be. */
export function kernelModules(): Promise<readonly KernelModule[]>;

/** Writes the modules that are not as they should be. */
export function buildKernels(): Promise<void>;
