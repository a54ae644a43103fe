package import CanopyCore
package import CanopyDrawing
package import Foundation

/// An image of which is known what is to be drawn, and how large it is by itself.
package struct ResolvedImage: Sendable {
  package enum Content: Sendable {
    case picture(DrawImage, Image.Orientation)
    case symbol(SymbolShape, mirrors: Bool, letterSize: CGFloat)
    case drawing(ImageDrawing)
    /// There is none, and nobody asked for one.
    case blank
    /// There is none.
    case missing
  }

  package let content: Content
  /// In points.
  package let size: CGSize
  /// Whether it shows the foreground style, unless the image says otherwise.
  package var isTemplate = false
  /// How it is stretched, unless the image says otherwise.
  package var slices: DisplayImage.Slices?

  /// How far below the top letters stand that are beside it.
  package var baseline: CGFloat {
    guard case .symbol(_, _, let letterSize) = content else { return size.height }
    // The middle of a symbol is as high as that of capital letters.
    return size.height / 2 + 0.36 * letterSize
  }
}

extension ResolvedImage {
  /// What is seen where there is no picture.
  static let missing = ResolvedImage(content: .missing, size: CGSize(width: 20, height: 20))

  /// - Parameters:
  ///   - place: Where in the program the image is, for issues.
  ///   - report: Called with an issue if there is no such image.
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
          || (image.variableValue != nil && symbol.art.hasSteps)
        let shape = SymbolShape.shape(
          of: symbol.art, hasLayers: hasLayers, weight: surroundings.symbolWeight, engines.text)
        self.init(
          content: .symbol(shape, mirrors: symbol.mirrors, letterSize: surroundings.letterSize),
          size: shape.size(for: surroundings.symbolSize), isTemplate: true)
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

/// Who draws what images are made of.
package struct ImageEngines {
  /// Opens pictures; nil where none are shown.
  let images: (any ImageEngine)?
  /// Knows the outlines of letters and icons.
  let text: any TextEngine
}

extension TreeContext {
  package var engines: ImageEngines { ImageEngines(images: imageEngine, text: textEngine) }
}

extension Image {
  /// Returns how the layers of a symbol are colored: `original` asks for the colors of its own.
  package func symbolRenderingMode(in surroundings: ImageSurroundings) -> SymbolRenderingMode.Kind {
    looks.symbolRenderingMode ?? (looks.renderingMode == .original ? .multicolor : surroundings.symbolRenderingMode)
  }
}

extension SymbolRenderingMode.Kind {
  /// Whether a glyph and what is around it are drawn each in its own way.
  var hasLayers: Bool { self == .hierarchical || self == .palette }
}

extension Image.Orientation {
  /// Whether what was wide is high.
  package var swapsSides: Bool {
    switch self {
    case .left, .leftMirrored, .right, .rightMirrored: true
    case .up, .upMirrored, .down, .downMirrored: false
    }
  }
}
