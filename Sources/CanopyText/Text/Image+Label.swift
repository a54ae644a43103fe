public import CanopyDrawing
public import CanopyStyle
public import Foundation

extension Image {
  /// Creates an image from the resources of the program.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle with the image; nil for the main bundle.
  ///   - label: The accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.resource(name: name, bundle: bundle), label: ImageLabel(label))
  }

  /// Creates an image of a symbol from the resources of the program, with a variable value.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - variableValue: The variable value, from 0 to 1; nil to show the whole symbol.
  ///   - bundle: The bundle with the symbol; nil for the main bundle.
  ///   - label: The accessibility label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.resource(name: name, bundle: bundle), variableValue: variableValue, label: ImageLabel(label))
  }

  /// Creates an image from a picture in memory.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: The number of pixels to a point.
  ///   - orientation: The orientation of the picture.
  ///   - label: The accessibility label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.picture(cgImage.image, scale: scale, orientation: orientation), label: ImageLabel(label))
  }
}

extension Text: ImageLabelText {}

extension Image {
  /// The accessibility label, or nil if the image has none of its own.
  package var labelText: Text? { label?.text as? Text }
}
