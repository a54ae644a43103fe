// What `import UniformTypeIdentifiers` also makes available, as on Apple's systems.

@_exported public import Foundation
