package import CanopyCore
package import CanopyDrawing
package import Foundation

/// A resolved image: its content and its natural size.
package struct ResolvedImage: Sendable {
  package enum Content: Sendable {
    case picture(DrawImage, Image.Orientation)
    case symbol(SymbolShape, SymbolShape.Frame, mirrors: Bool, letterSize: CGFloat)
    case drawing(ImageDrawing)
    /// There is no image, intentionally.
    case blank
    /// The image is missing.
    case missing
  }

  package let content: Content
  /// The natural size, in points.
  package let size: CGSize
  /// A Boolean value that indicates whether the image is a template by default.
  package var isTemplate = false
  /// The parts of the image that are stretched by default.
  package var slices: DisplayImage.Slices?

  /// The distance from the top to the baseline of adjacent letters.
  package var baseline: CGFloat {
    guard case .symbol(_, let frame, _, let letterSize) = content else { return size.height }
    // The center of a symbol is vertically aligned with the center of capital letters.
    return size.height * frame.middle + 0.36 * letterSize
  }
}

extension ResolvedImage {
  /// The placeholder of a missing image.
  static let missing = ResolvedImage(content: .missing, size: CGSize(width: 20, height: 20))

  /// Resolves an image.
  ///
  /// - Parameters:
  ///   - place: The place of the image in the program, for issues.
  ///   - report: A closure that is called with an issue if the image is missing.
  package init(
    _ image: Image, in surroundings: ImageSurroundings, _ engines: ImageEngines, place: @autoclosure () -> String = "",
    report: (RuntimeIssue) -> Void
  ) {
    switch image.source {
    case .blank: self.init(content: .blank, size: CGSize(width: 100, height: 100))
    case .drawing(let drawing): self.init(content: .drawing(drawing), size: drawing.size)
    case .picture(let picture, let scale, let orientation):
      self.init(picture, scale: scale, orientation)
    case .symbol(let name):
      let mode = image.symbolRenderingMode(in: surroundings)
      let hasOwnColors = mode == .multicolor && Symbol.ownColors(of: name, surroundings.variants) != nil
      if let symbol = Symbol(named: name, surroundings.variants, hasLayers: mode.hasLayers || hasOwnColors) {
        let hasLayers =
          mode.hasLayers || hasOwnColors || (mode == .multicolor && symbol.art.hasTints)
          || ((image.variableValue != nil || surroundings.symbolLayersChange) && symbol.art.hasSteps)
        let shape = SymbolShape.shape(
          of: symbol.art, hasLayers: hasLayers, weight: surroundings.symbolWeight, engines.text)
        let frame = shape.frame(symbol.measuredSize)
        self.init(
          content: .symbol(shape, frame, mirrors: symbol.mirrors, letterSize: surroundings.letterSize),
          size: surroundings.size(ofSymbol: frame.size), isTemplate: true)
      } else {
        report(.symbolIsMissing(name, place()))
        self = .missing
      }
    case .resource(let name, let bundle):
      guard let engine = engines.images else {
        self = .missing
        return
      }
      switch ImageStore.shared.image(named: name, in: bundle ?? .main, surroundings.assets, engine) {
      case .success(let asset):
        self.init(asset.image, scale: asset.scale, .up)
        (isTemplate, slices) = (asset.isTemplate, asset.slices)
      case .failure(let fault):
        report(.imageIsMissing(name, bundle ?? .main, fault, place()))
        self = .missing
      }
    }
  }

  private init(_ picture: DrawImage, scale: CGFloat, _ orientation: Image.Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    var size = CGSize(width: picture.size.width / scale, height: picture.size.height / scale)
    if orientation.swapsSides { size = CGSize(width: size.height, height: size.width) }
    self.init(content: .picture(picture, orientation), size: size)
  }
}

/// The engines that draw the contents of images.
package struct ImageEngines {
  /// The engine that decodes pictures; nil if none are shown.
  let images: (any ImageEngine)?
  /// The engine with the outlines of letters and icons.
  let text: any TextEngine

  package init(images: (any ImageEngine)?, text: any TextEngine) { (self.images, self.text) = (images, text) }
}

extension TreeContext {
  package var engines: ImageEngines { ImageEngines(images: imageEngine, text: textEngine) }
}

extension Image {
  /// Returns the rendering mode of a symbol's layers; `original` selects the colors of the symbol.
  package func symbolRenderingMode(in surroundings: ImageSurroundings) -> SymbolRenderingMode.Kind {
    looks.symbolRenderingMode ?? (looks.renderingMode == .original ? .multicolor : surroundings.symbolRenderingMode)
  }
}

extension SymbolRenderingMode.Kind {
  /// A Boolean value that indicates whether the layers of a symbol are drawn separately.
  var hasLayers: Bool { self == .hierarchical || self == .palette }
}

extension Image.Orientation {
  /// A Boolean value that indicates whether the orientation exchanges width and height.
  package var swapsSides: Bool {
    switch self {
    case .left, .leftMirrored, .right, .rightMirrored: true
    case .up, .upMirrored, .down, .downMirrored: false
    }
  }
}

// Issues about images that can't be drawn.

extension RuntimeIssue {
  static func imageIsMissing(
    _ name: String, _ bundle: Bundle, _ fault: ImageStore.Fault, _ place: String
  ) -> RuntimeIssue {
    switch fault {
    case .notFound:
      return drawing(
        """
        No image named '\(name)' found in the bundle \(bundle.bundlePath)\(place): neither in an asset catalog \
        nor as a file (PNG, JPEG, SVG, GIF or WebP). A placeholder is shown.
        """)
    case .broken(let file, let fault):
      return drawing("The image '\(name)'\(place) is not shown: \(fault). It was read from \(file).")
    }
  }

  static func symbolIsMissing(_ name: String, _ place: String) -> RuntimeIssue {
    drawing("No symbol named '\(name)' is known here\(place). A placeholder is shown.")
  }
}
