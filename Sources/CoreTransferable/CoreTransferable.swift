// What `import CoreTransferable` also makes available, as on Apple's systems.

@_exported public import UniformTypeIdentifiers
