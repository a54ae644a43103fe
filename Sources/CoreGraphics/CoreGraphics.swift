// Geometry, paths and pictures, under the name that their module has on Apple's systems.

@_exported public import struct CanopyDrawing.CGAffineTransform
@_exported public import class CanopyDrawing.CGImage
@_exported public import enum CanopyDrawing.CGLineCap
@_exported public import enum CanopyDrawing.CGLineJoin
@_exported public import class CanopyDrawing.CGMutablePath
@_exported public import class CanopyDrawing.CGPath
@_exported public import struct CanopyDrawing.CGPathElement
@_exported public import enum CanopyDrawing.CGPathElementType
@_exported public import enum CanopyDrawing.CGPathFillRule
@_exported public import struct CanopyDrawing.CGVector
@_exported public import typealias CanopyRaster.CFAbsoluteTime
@_exported public import func CanopyRaster.CFAbsoluteTimeGetCurrent
@_exported public import typealias CanopyRaster.CFDictionary
@_exported public import typealias CanopyRaster.CFTimeInterval
@_exported public import typealias CanopyRaster.CFURL
@_exported public import class CanopyRaster.CGContext
@_exported public import class CanopyStyle.CGColor
@_exported public import Foundation
