/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading has failed.
  case failure(any Error)

  /// The image; nil if it isn't loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error; nil if loading hasn't failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
