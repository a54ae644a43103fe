public import Foundation

/// The Core Foundation name of a URL.
public typealias CFURL = URL
/// The Core Foundation name of a dictionary.
public typealias CFDictionary = [String: Any]

/// The Core Foundation name of a number of seconds.
public typealias CFTimeInterval = Double
/// The Core Foundation name of a point in time, in seconds since the start of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
