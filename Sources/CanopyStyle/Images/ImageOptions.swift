public import CanopyCore

extension Image {
  /// The size of symbols in relation to adjacent text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As high as the text.
    case medium
    /// Larger than the text.
    case large
  }
}

extension Image {
  /// The range of brightness that an image may use.
  public struct DynamicRange: Hashable, Sendable {
    private enum Level { case standard, constrainedHigh, high }
    private let level: Level

    /// No brighter than the white of the interface.
    public static let standard = DynamicRange(level: .standard)

    /// A little brighter than the white of the interface, so that the image fits in with the views around it.
    public static let constrainedHigh = DynamicRange(level: .constrainedHigh)

    /// As bright as the display permits.
    public static let high = DynamicRange(level: .high)
  }
}

/// The way the layers of a symbol are colored.
public struct SymbolRenderingMode: Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  package let kind: Kind

  /// All layers use the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)

  /// Each layer uses the color defined by the symbol.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)

  /// All layers use the foreground style, with reduced opacity for less important layers.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)

  /// Each layer uses one of several foreground styles.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// The way the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case flat, gradient }
  package let kind: Kind

  /// Fills layers with a plain color.
  public static let flat = SymbolColorRenderingMode(kind: .flat)

  /// Fills layers with a gradient derived from the color.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

/// The way a symbol shows its variable value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case color, draw }
  package let kind: Kind

  /// The value determines the number of layers that are colored.
  public static let color = SymbolVariableValueMode(kind: .color)

  /// The value determines the length that is drawn of each layer.
  public static let draw = SymbolVariableValueMode(kind: .draw)
}

extension EnvironmentValues {
  /// The size of symbols in relation to adjacent text.
  @Entry public var imageScale: Image.Scale = .medium

  /// The range of brightness that images may use, or nil for the display's.
  @Entry public var allowedDynamicRange: Image.DynamicRange?

  /// The way layers of symbols are colored, or nil to depend on the symbol and the foreground styles.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?

  /// The way layers of symbols are filled, or nil to depend on the context.
  @Entry public var symbolColorRenderingMode: SymbolColorRenderingMode?

  /// The way symbols show their variable value, or nil to depend on the symbol.
  @Entry public var symbolVariableValueMode: SymbolVariableValueMode?

  /// The variants of symbols to show.
  ///
  /// `symbolVariant(_:)` adds to it. Set it to `none` to show symbols without a variant.
  @Entry public var symbolVariants: SymbolVariants = .none
}

extension View {
  /// Sets the size of symbols in this view in relation to adjacent text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    _setting(\.imageScale, scale)
  }

  /// Sets the range of brightness that images in this view may use.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    _setting(\.allowedDynamicRange, range)
  }

  /// Sets the way layers of symbols in this view are colored.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    _setting(\.symbolRenderingMode, mode)
  }

  /// Sets the way layers of symbols in this view are filled.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    _setting(\.symbolColorRenderingMode, mode)
  }

  /// Sets the way symbols in this view show their variable value.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    _setting(\.symbolVariableValueMode, mode)
  }

  /// Adds a variant to symbols in this view, in addition to the variants set by ancestors.
  ///
  /// If both have an enclosing shape, the inner one applies.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    _changing(\.symbolVariants) { variants in variants = variants.combined(with: variant) }
  }
}
