// What apps use of Core Animation beside views: its clock and its transforms.

@_exported public import struct CanopyDrawing.CATransform3D
@_exported public import func CanopyDrawing.CATransform3DConcat
@_exported public import func CanopyDrawing.CATransform3DEqualToTransform
@_exported public import var CanopyDrawing.CATransform3DIdentity
@_exported public import func CanopyDrawing.CATransform3DIsIdentity
@_exported public import func CanopyDrawing.CATransform3DMakeAffineTransform
@_exported public import func CanopyDrawing.CATransform3DMakeRotation
@_exported public import func CanopyDrawing.CATransform3DMakeScale
@_exported public import func CanopyDrawing.CATransform3DMakeTranslation
@_exported public import func CanopyDrawing.CATransform3DRotate
@_exported public import func CanopyDrawing.CATransform3DScale
@_exported public import func CanopyDrawing.CATransform3DTranslate
@_exported public import typealias CanopyRaster.CFTimeInterval
@_exported public import CoreGraphics

/// Returns the current time of the system's clock, in seconds. The clock doesn't follow changes of the date.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
