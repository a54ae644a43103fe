public import CanopyDrawing
public import Foundation

/// A picture: from the resources of the program, or a symbol of the system.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  package enum Source: Equatable, Sendable {
    /// A resource of the program.
    case resource(name: String, bundle: Bundle?)
    /// A symbol of the system.
    case symbol(name: String)
    /// A picture that is there already, with so many pixels to a point.
    case picture(DrawImage, scale: CGFloat, orientation: Orientation)
    /// What code draws.
    case drawing(ImageDrawing)
    /// None: a gray area.
    case blank
  }

  package let source: Source
  /// How it is drawn, as far as the image itself says.
  package var looks = ImageLooks()
  /// How much of a symbol with a variable value is shown, from 0 to 1.
  package let variableValue: Double?
  /// What it is called for those who do not see it; nil is by its name.
  package private(set) var label: Text?
  /// Whether the picture means nothing to those who do not see it.
  package let isDecorative: Bool

  package init(_ source: Source, variableValue: Double? = nil, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.variableValue = variableValue
    self.label = label
    self.isDecorative = isDecorative
  }

  /// A picture from the resources of the program, whose name is also its label.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.resource(name: name, bundle: bundle)) }

  /// A picture from the resources of the program.
  ///
  /// - Parameter label: What it is called for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.resource(name: name, bundle: bundle))
    self.label = label
  }

  /// A symbol from the resources of the program, of which a part is shown.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.resource(name: name, bundle: bundle), variableValue: variableValue)
  }

  /// A symbol from the resources of the program, of which a part is shown.
  ///
  /// - Parameter label: What it is called for those who do not see it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.resource(name: name, bundle: bundle), variableValue: variableValue)
    self.label = label
  }

  /// A symbol from the resources of the program, of which a part is shown, and that screen readers pass over.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.resource(name: name, bundle: bundle), variableValue: variableValue, isDecorative: true)
  }

  /// A picture from the resources of the program that screen readers pass over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.resource(name: name, bundle: bundle), isDecorative: true)
  }

  /// A symbol of the system.
  public init(systemName: String) { self.init(.symbol(name: systemName)) }

  /// A picture that is there already.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - label: What it is called for those who do not see it.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.picture(cgImage.image, scale: scale, orientation: orientation))
    self.label = label
  }

  /// A picture that is there already, and that screen readers pass over.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.picture(cgImage.image, scale: scale, orientation: orientation), isDecorative: true)
  }

  package init(_ image: DrawImage, scale: CGFloat) { self.init(.picture(image, scale: scale, orientation: .up)) }

  /// An area of no picture.
  package static let blank = Image(.blank)

  /// A symbol of the system, of which a part is shown.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(name: systemName), variableValue: variableValue)
  }
}
