// The modules and types that `import SwiftUI` also makes available: the modules of Canopy, and those that SwiftUI
// exports on Apple's systems.

@_exported public import Canopy
@_exported public import CanopyAccessibility
@_exported public import CanopyAnimation
@_exported public import CanopyContainers
@_exported public import CanopyControls
@_exported public import CanopyCore
@_exported public import CanopyDisplay
@_exported public import CanopyDrawing
@_exported public import CanopyInput
@_exported public import CanopyLayout
@_exported public import CanopyPresentation
@_exported public import CanopyRaster
@_exported public import CanopyRendering
@_exported public import CanopyScene
@_exported public import CanopyStyle
@_exported public import CanopyText
@_exported public import protocol Combine.ObservableObject
@_exported public import struct Combine.Published
@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import Observation

#if canImport(FoundationNetworking)
  // `URLSession` and `URLRequest`, which belong to Foundation itself on Apple's systems.
  @_exported public import FoundationNetworking
#endif
